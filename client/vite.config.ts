import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PluginContext } from 'rolldown';
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

/** What is smaller with Brotli lies beside itself in that form, so that the server need not know how it is made. */
const squeezed: Plugin = {
  name: 'squeezed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = await readdir(dir, { recursive: true });
    const texts = names.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name)).map((name) => join(dir, name));
    await Promise.all(
      texts.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))),
    );
  },
};

const source = (name: string) => fileURLToPath(new URL(`./src/${name}`, import.meta.url));
type Graph = Pick<PluginContext, 'getModuleInfo'>;

/** Everything that comes with these files, without what they load later. */
function reached(names: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const todo = names.map(source);
  for (let id = todo.pop(); id; id = todo.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    todo.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * What every page needs is one file, and so is what every table needs besides: in one piece it is squeezed better, and
 * comes with one request. Everything else is cut by who wants it.
 */
function piece(id: string, graph: Graph): string | null {
  // The shelf shows them all at once.
  if (/\/games\/\w+\/cover\.ts$/.test(id)) return 'covers';
  const table = reached(['pages/Table.svelte', 'pages/Play.svelte'], graph);
  if (reached(['main.ts'], graph).has(id) || (table.has(id) && reached(['pages/Home.svelte'], graph).has(id)))
    return 'frame';
  if (table.has(id)) return 'table';
  return reached(['pages/Home.svelte'], graph).has(id) ? 'home' : null;
}

export default defineConfig({
  plugins: [catalogues, svelte(), squeezed],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src', import.meta.url)) },
    // Component tests mount in a document, so they need Svelte's browser build.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/rondel/_static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: piece }] } } },
  },
  // Boards may read the data files of their game.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
