/** The page that boards from packages live in: built apart, because nothing of it may come from the table around it. */
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import whole from './vite.config';

export default mergeConfig(
  whole,
  defineConfig({
    base: '/board/',
    publicDir: false,
    build: {
      outDir: '../src/rondel/_static/board',
      rolldownOptions: {
        input: fileURLToPath(new URL('./board.html', import.meta.url)),
        output: { codeSplitting: { groups: [] } },
      },
    },
  }),
);
