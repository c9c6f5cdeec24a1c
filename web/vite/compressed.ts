/**
 * Writes what was built a second time, compressed as far as Brotli can (`main.js.br` beside `main.js`). That takes
 * seconds, so the server cannot do it while somebody waits; it sends these files to whoever accepts them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|svg)$/;

const compress = promisify(brotliCompress);

async function writeCompressed(path: string): Promise<void> {
  const content = await readFile(path);
  const smaller = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${path}.br`, smaller);
}

export function compressed(): Plugin {
  return {
    name: 'sandtable-compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => writeCompressed(join(dir!, name))));
    },
  };
}
