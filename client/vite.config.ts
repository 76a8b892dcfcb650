import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.RONDEL_SERVER ?? 'http://127.0.0.1:8000';

/** Catalogues without what only their writers read: comments and the blank lines between messages. */
const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.ftl?raw')) return;
    const text = await readFile(id.replace(/\?raw$/, ''), 'utf8');
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n+(?=\n[\w-])|^\n+/g, ''))}`;
  },
};

export default defineConfig({
  plugins: [catalogues, svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src', import.meta.url)) },
    // Component tests mount in a document, so they need Svelte's browser build.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: { outDir: '../src/rondel/_static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  // Boards may read the data files of their game.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
