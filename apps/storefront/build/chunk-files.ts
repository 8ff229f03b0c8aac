import path from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const ours = path.resolve(import.meta.dirname, '../src/app/chunkFiles.ts');

const isInEveryPage = (file: string) => /(^|\/)(index|shell)-[\w-]{8}\.js$/.test(file);

/** Vite plugin: dynamic imports fetch their files with `importChunk`, until https://issues.chromium.org/issues/534781954 is closed. */
export const chunkFiles = (): Plugin => ({
  name: 'niramaya-chunk-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        // Only browsers from before 2023 need it.
        polyfill: false,
        resolveDependencies: (_file, files) => files.filter((file) => !isInEveryPage(file)),
      },
    },
  }),
  load: (id) => (id === HELPER ? `export { importChunk as __vitePreload } from ${JSON.stringify(ours)};` : undefined),
});
