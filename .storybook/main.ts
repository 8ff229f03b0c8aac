import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { surfaces } from '../libs/ui/src/theme/colors.ts';

const libs = path.join(import.meta.dirname, '../libs');
const shown = readdirSync(libs).filter((lib) => lib === 'ui' || lib === 'lazy' || lib.startsWith('feature-'));

const darkFromTheStart = `<script>
  if (new URLSearchParams(location.search).get('globals')?.includes('theme:dark'))
    document.documentElement.style.cssText = 'color-scheme: dark; background: ${surfaces.bg.DEFAULT[1]}';
</script>`;

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    { directory: './docs', files: '*.mdx', titlePrefix: '' },
    { directory: '../apps/storefront/src/journeys', files: '*.@(mdx|stories.tsx)', titlePrefix: '' },
    { directory: '../apps/storefront/dev', files: '*.stories.tsx', titlePrefix: '' },
    ...shown.map((lib) => ({ directory: `../libs/${lib}/src`, files: '**/*.@(mdx|stories.tsx)', titlePrefix: '' })),
  ],
  // A behaviour story is a test. Its tag finds it, and it runs with all others.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public', { from: '../libs/fixtures/pictures', to: '/pictures' }],
  // Without this the sidebar embeds the hosted Storybook of Chakra, which needs a network.
  refs: { '@chakra-ui/react': { disable: true } },
  // A background of its own would be behind a story that the toolbar has rendered in another theme.
  features: { backgrounds: false },
  // A page has the background of its theme before anything has rendered on it.
  previewHead: (head) => `${head ?? ''}${darkFromTheStart}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The other docgen tool reads `readonly Item[]` as unknown.
  typescript: { check: false, reactDocgen: 'react-docgen-typescript' },
};

export default config;
