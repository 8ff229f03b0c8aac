import path from 'node:path';

/** Panda writes the rules of all components into `libs/ui/src/theme/styles.css`, for Vite wherever it runs. */
export default {
  plugins: {
    '@pandacss/dev/postcss': {
      configPath: path.join(import.meta.dirname, 'libs/ui/panda.config.ts'),
      cwd: path.join(import.meta.dirname, 'libs/ui'),
    },
  },
};
