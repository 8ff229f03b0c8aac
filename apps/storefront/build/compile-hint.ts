import type { Plugin } from 'vite';

/**
 * Vite plugin: asks Chromium to compile all functions of the first script in another thread while it arrives. Without
 * the comment, the main thread compiles each function at its first call, which delays hydration:
 * https://v8.dev/blog/explicit-compile-hints. Other browsers ignore it.
 *
 * Chromium reads the comment only above all code. Rolldown's `postBanner` would be below the list of files that Vite
 * puts first in `generateBundle`, so this plugin is the last one to change the script.
 */
export const compileHint = (): Plugin => ({
  name: 'niramaya-compile-hint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
