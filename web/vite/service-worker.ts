/** Writes `sw.js`: the worker of `worker.js` under the version of what was built. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'worker.js');

export function serviceWorker(): Plugin {
  return {
    name: 'sandtable-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      // The names hold hashes of the contents: the list of them changes with any.
      const names = Object.keys(bundle).sort().join(' ');
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf8').replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
