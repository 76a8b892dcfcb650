// Builds the board into the package, as one plain module with its styles in it: `npm run build`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: 'injected', runes: true } })],
  build: {
    outDir: '../src/{name}/web',
    emptyOutDir: false,
    lib: { entry: 'main.svelte.js', formats: ['es'], fileName: () => 'board.js' },
  },
});
