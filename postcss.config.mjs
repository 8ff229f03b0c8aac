import path from 'node:path';

export default {
  plugins: {
    '@pandacss/dev/postcss': {
      configPath: path.join(import.meta.dirname, 'libs/ui/panda.config.ts'),
      cwd: path.join(import.meta.dirname, 'libs/ui'),
    },
  },
};
