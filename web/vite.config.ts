import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './vite/catalogues.ts';
import { serviceWorker } from './vite/service-worker.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '8000'}`;

export default defineConfig({
  plugins: [svelte(), catalogues(), serviceWorker()],
  build: {
    outDir: '../sandtable/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
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
