import path from 'node:path';
import type { Plugin } from 'vite';

/** The module of Vite with the function that the built code calls for each dynamic import. */
const HELPER = '\0vite/preload-helper.js';
/** The module that replaces it. */
const ours = path.resolve(import.meta.dirname, '../src/start/chunkFiles.ts');

/** True for the files of the entry and of the chunk `shell` (`vite.config.ts`), which each page has loaded already. */
const isInEveryPage = (file: string) => /(^|\/)(index|shell)-[\w-]{8}\.js$/.test(file);

/**
 * Vite plugin: dynamic imports fetch their files with `importChunk`, because Chromium remembers a failed import
 * (https://issues.chromium.org/issues/534781954) and Vite's own helper has no time limit (requirement CONST-71 in
 * `docs/requirements.md`).
 */
export const chunkFiles = (): Plugin => ({
  name: 'niramaya-chunk-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        // Only browsers from before 2023 need the polyfill of `modulepreload`.
        polyfill: false,
        // Vite leaves the list empty for a chunk that needs no other file, although that file can fail too.
        resolveDependencies: (chunk, files) => [...new Set([chunk, ...files])].filter((file) => !isInEveryPage(file)),
      },
    },
  }),
  load: (id) => (id === HELPER ? `export { importChunk as __vitePreload } from ${JSON.stringify(ours)};` : undefined),
});
