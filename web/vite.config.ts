import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './vite/catalogues.ts';
import { compressed } from './vite/compressed.ts';
import { serviceWorker } from './vite/service-worker.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '8000'}`;

/** Everything but drawings and catalogues, which are loaded by name. */
const SCRIPT = /\.(svelte|svelte\.ts|ts|js|mjs|css)$/;
/** Too small for files of their own, whoever needs them. */
const HELPERS =
  /src\/((design|shell)\/[^/]*\.ts|shell\/(Achieved|Dialog|Segments)\.svelte|lib\/table\/absence\.ts)$/;

export default defineConfig({
  plugins: [svelte(), catalogues(), serviceWorker(), compressed()],
  build: {
    outDir: '../sandtable/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What most pages share is one file: left alone, every combination of pages that share something gets one.
        codeSplitting: {
          groups: [
            { name: 'common', test: SCRIPT, minShareCount: 15 },
            { name: 'common', test: HELPERS },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // the catalogues and the rules reference lie beside this folder
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    // a test that needs a page says so in its first line; making one takes a second
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
  // Svelte's client build also in tests
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
