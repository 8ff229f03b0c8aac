import type { Plugin } from 'vite';

const routerChunk = /react-router\/dist\/\w+\/chunk-[\w-]+\.mjs$/;
const displayName = /^\w+\.displayName = "[\w.]+";$/gm;
const madeAtTheTop = /(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm;

/**
 * @forTests Returns React Router's chunk without the names of its components. Calls at the top of a module are marked
 *   as pure.
 */
export const withoutNames = (code: string): string =>
  code.replaceAll(displayName, '').replaceAll(madeAtTheTop, '/* @__PURE__ */ ');

/**
 * A Vite plugin that lets the bundler remove unused parts of React Router. The package creates every component and
 * context at the top of its module and names it there. The bundler takes this for side effects and keeps them. Only
 * developer tools need the names. This saves 3.5 kB (brotli) on every page (decision 0026).
 * @throws if the build finds no such chunk, or none with a name in it: React Router has changed
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
