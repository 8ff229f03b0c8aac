import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { readonlyProps } from './readonly-props.ts';

const libs = path.join(import.meta.dirname, '../libs');

/** `feature-cart` reads `Feature cart` in the sidebar; folders below it give the rest of a story's title. */
const prefix = (lib: string) => (lib === 'ui' ? 'UI' : `${lib[0]?.toUpperCase()}${lib.slice(1).replaceAll('-', ' ')}`);

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    { directory: './docs', files: '*.mdx', titlePrefix: 'Start here' },
    { directory: '../apps/storefront/src/journeys', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Journeys' },
    { directory: '../apps/storefront/dev', files: '*.stories.tsx', titlePrefix: 'For reviewers' },
    ...readdirSync(libs)
      .filter((lib) => lib === 'ui' || lib === 'lazy' || lib.startsWith('feature-'))
      .map((lib) => ({ directory: `../libs/${lib}/src`, files: '**/*.@(mdx|stories.tsx)', titlePrefix: prefix(lib) })),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  // Without this the sidebar embeds the hosted Storybook of Chakra, which needs a network.
  refs: { '@chakra-ui/react': { disable: true } },
  // A ground of its own would lie behind a story that the toolbar's theme has drawn for another.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // First of all, before the types are read.
  viteFinal: (vite) => ({ ...vite, plugins: [readonlyProps(), ...(vite.plugins ?? [])] }),
};

export default config;
