import { defineConfig } from '@pandacss/dev';
import config from './panda.config';

/**
 * The configuration for the style sheet of the shop: without the styles that only stories and docs pages use. Both
 * configurations generate the same files in `styled-system`, which is done with the other one.
 */
export default defineConfig({
  ...config,
  include: config.include?.filter((files) => !files.startsWith('../../.storybook')),
  exclude: [...(config.exclude ?? []), '**/*.stories.tsx', './src/stories/**'],
});
