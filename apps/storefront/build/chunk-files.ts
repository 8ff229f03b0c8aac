import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own helper for dynamic imports. Our module replaces it. */
const HELPER = '\0vite/preload-helper.js';
const ours = path.resolve(import.meta.dirname, '../src/app/chunkFiles.ts');

/** Returns whether a file is loaded before anything can be imported on demand. */
const isInEveryPage = (file: string) => /(^|\/)(index|shell)-[\w-]{8}\.js$/.test(file);

/** Makes every dynamic import of the built shop use `importChunk`. */
export const chunkFiles = (): Plugin => ({
  name: 'niramaya-chunk-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        // Without the polyfill, a browser from before 2023 fetches the chunks a little later. Every other browser would
        // load it for nothing.
        polyfill: false,
        resolveDependencies: (_file, files) => files.filter((file) => !isInEveryPage(file)),
      },
    },
  }),
  load: (id) => (id === HELPER ? `export { importChunk as __vitePreload } from ${JSON.stringify(ours)};` : undefined),
});
