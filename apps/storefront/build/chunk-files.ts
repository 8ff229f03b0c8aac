import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own helper for dynamic imports, in whose place ours stands. */
const HELPER = '\0vite/preload-helper.js';
const ours = path.resolve(import.meta.dirname, '../src/app/chunkFiles.ts');

/** Files that are there before anything can be imported on demand. */
const isInEveryPage = (file: string) => /(^|\/)(index|shell)-[\w-]{8}\.js$/.test(file);

/** Lets every dynamic import of the built shop go through `importChunk`. */
export const chunkFiles = (): Plugin => ({
  name: 'niramaya-chunk-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        // A browser from before 2023 fetches the chunks a little later without it; every other one would carry it for nothing.
        polyfill: false,
        resolveDependencies: (_file, files) => files.filter((file) => !isInEveryPage(file)),
      },
    },
  }),
  load: (id) => (id === HELPER ? `export { importChunk as __vitePreload } from ${JSON.stringify(ours)};` : undefined),
});
