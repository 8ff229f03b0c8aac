import path from 'node:path';

const ui = path.resolve(import.meta.dirname, '../../libs/ui');

export default {
  plugins: {
    '@pandacss/dev/postcss': { configPath: path.join(ui, 'panda.shop.config.ts'), cwd: ui },
  },
};
