import { defineConfig } from '@pandacss/dev';
import config from './panda.config';

/**
 * The configuration for the style sheet of the shop: without the styles that only stories and docs pages use. The files
 * in `styled-system` do not depend on `include`, so only `panda.config.ts` generates them.
 */
export default defineConfig({
  ...config,
  include: config.include?.filter((files) => !files.startsWith('../../.storybook')),
  exclude: [...(config.exclude ?? []), '**/*.stories.tsx', './src/stories/**'],
});
