import type { Plugin } from 'vite';

const routerChunk = /react-router\/dist\/production\/chunk-[\w-]+\.mjs$/;

/**
 * Lets the bundler leave out of React Router what the shop does not use: its package names every component and context at
 * the top of its module and makes them there, which the bundler takes for effects that have to stay. The names are for
 * developers' tools alone.
 */
export const leanRouter = (): Plugin => ({
  name: 'niramaya-lean-router',
  apply: 'build',
  transform: (code, id) =>
    routerChunk.test(id)
      ? {
          code: code
            .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
            .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ '),
          map: null,
        }
      : undefined,
});
