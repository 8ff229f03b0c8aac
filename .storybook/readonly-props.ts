import type { Plugin } from 'vite';

/**
 * Has the tables of props name the type of a list. What reads the types out of the sources takes `readonly Item[]` for
 * unknown and `ReadonlyArray<Item>` for what it is; both are gone from the code before it runs.
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
