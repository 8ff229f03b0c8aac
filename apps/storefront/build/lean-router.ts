import type { Plugin } from 'vite';

const routerChunk = /react-router\/dist\/\w+\/chunk-[\w-]+\.mjs$/;
const displayName = /^\w+\.displayName = "[\w.]+";$/gm;
const madeAtTheTop = /(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm;

/** @forTests React Router's chunk without the names of its components, and with what it makes at the top of a module marked as pure. */
export const withoutNames = (code: string): string =>
  code.replaceAll(displayName, '').replaceAll(madeAtTheTop, '/* @__PURE__ */ ');

/**
 * Lets the bundler leave out of React Router what the shop does not use: its package names every component and context at
 * the top of its module and makes them there, which the bundler takes for effects that have to stay. The names are for
 * developers' tools alone. 3.5 kB (brotli) of every page (decision 0026).
 * @throws where the build finds no such chunk, or none with a name in it: React Router has changed
 */
export const leanRouter = (): Plugin => {
  let isFound = false;
  return {
    name: 'niramaya-lean-router',
    // The build for Node imports the package as it is.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!routerChunk.test(id)) return undefined;
      const lean = withoutNames(code);
      isFound ||= lean !== code;
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('lean-router.ts finds nothing to leave out of React Router: look at its chunks.');
    },
  };
};
