import path from 'node:path';

/** PostCSS settings for Vite: Panda writes the CSS of all components into `libs/ui/src/theme/styles.css`. */
export default {
  plugins: {
    '@pandacss/dev/postcss': {
      configPath: path.join(import.meta.dirname, 'libs/ui/panda.config.ts'),
      cwd: path.join(import.meta.dirname, 'libs/ui'),
    },
  },
};
