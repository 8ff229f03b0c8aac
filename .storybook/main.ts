import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { surfaces } from '../libs/ui/src/theme/colors.ts';

const libs = path.join(import.meta.dirname, '../libs');
/** The libraries that have stories. */
const libsWithStories = readdirSync(libs).filter((lib) => lib === 'ui' || lib === 'lazy' || lib.startsWith('feature-'));

// A colour of the theme is a pair of its light and its dark value.
const [, darkBackground] = surfaces.bg.DEFAULT;

/** A script for the head of each story: a dark page would otherwise flash white before the theme is applied. */
const darkFromTheStart = `<script>
  if (new URLSearchParams(location.search).get('globals')?.includes('theme:dark'))
    document.documentElement.style.cssText = 'color-scheme: dark; background: ${darkBackground}';
</script>`;

/**
 * Returns the day on which each file of `.changeset` was committed first, as '2026-11-29', for the changelog. A file
 * without a commit is missing. Returns undefined without git or its history, as in an archive.
 */
function changesetDays(): Record<string, string> | undefined {
  const days: Record<string, string> = {};
  try {
    const log = [
      'log',
      '--reverse',
      '--no-renames',
      '--diff-filter=A',
      '--name-only',
      '--format=%x00%as',
      '--',
      '.changeset',
    ];
    for (const commit of execFileSync('git', log, { encoding: 'utf8', stdio: 'pipe' }).split('\0')) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) days[path.basename(file)] ??= day;
    }
    return days;
  } catch {
    return undefined;
  }
}

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    { directory: './docs', files: '*.mdx', titlePrefix: '' },
    { directory: '../apps/storefront/src/journeys', files: '*.@(mdx|stories.tsx)', titlePrefix: '' },
    ...libsWithStories.map((lib) => ({
      directory: `../libs/${lib}/src`,
      files: '**/*.@(mdx|stories.tsx)',
      titlePrefix: '',
    })),
  ],
  // A story with the tag `behaviour` has a play function that proves something, and no screenshot of its own
  // (`modes.ts`). The sidebar hides it until its filter includes the tag.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public', { from: '../libs/fixtures/pictures', to: '/pictures' }],
  // The Storybook of Chakra, which its package refers to, needs a network.
  refs: { '@chakra-ui/react': { disable: true } },
  env: (env) => ({ ...env, STORYBOOK_CHANGESET_DAYS: JSON.stringify(changesetDays() ?? null) }),
  // The search of the sidebar finds the headings of docs pages, so that `OtherNames.mdx` makes other words findable.
  features: { backgrounds: false, experimentalSearchDocsHeadings: true },
  previewHead: (head) => `${head ?? ''}${darkFromTheStart}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The code to copy has the functions of stories as they are built, so they keep the names of their parameters.
  // Storybook ignores the settings of a build in its Vite configuration.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { rolldownOptions: { output: { minify: { mangle: false, codegen: { removeWhitespace: false } } } } },
    }),
  // `react-docgen`, the faster default, shows a prop of the type `readonly Item[]` as unknown.
  typescript: {
    check: false,
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // A table of props lists those of the component itself. The attributes of elements come from React's types, and
      // the style properties from Panda's.
      propFilter: ({ parent, declarations = parent && [parent] }) =>
        declarations?.every(
          ({ fileName }) => !fileName.includes('node_modules') && !fileName.includes('styled-system'),
        ) ?? true,
    },
  },
};

export default config;
