import type { Plugin } from 'vite';

/**
 * A Vite plugin that makes the props tables show the type of a list. The docgen tool reads `readonly Item[]` as
 * unknown, and `ReadonlyArray<Item>` as its real type. Both types are erased before the code runs.
 */
export const readonlyProps = (): Plugin => ({
  name: 'readonly-props',
  enforce: 'pre',
  transform: {
    filter: { id: /\/libs\/[^?]+\.tsx$/ },
    handler: (code) => ({
      code: code.replaceAll(/(?<=: )readonly (\w+(?:<\w+>)?|\{[^{}]*\})\[\]/g, 'ReadonlyArray<$1>'),
      map: null,
    }),
  },
});
