// Checks that a changed file runs the Nx targets that it can affect, and no other target.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const patience = 180_000;

interface Manifest {
  readonly nx: { readonly targets: Record<string, { inputs?: (string | { projects?: string[] })[] }> };
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** All feature libraries, read from disk, so that a new one is included. */
const features = globSync('libs/feature-*', { cwd: root }).map((folder) => ({
  name: path.basename(folder),
  targets: ['lint', 'stories', 'test', 'typecheck'].filter((target) => target in manifestOf(folder).nx.targets),
}));
const everyFeature = features.map(({ name, targets }) => `${name}: ${targets.join(' ')}`);
const storiesAboveUi = [...features.map(({ name }) => `${name}: stories`), 'lazy: stories', 'storefront: stories'];

/**
 * One file of each kind, and the tasks that must run again after it changes. No other task runs, and Nx restores none
 * of these from its cache.
 */
const rows: readonly (readonly [kind: string, file: string, tasks: readonly string[]])[] = [
  [
    'a component',
    'libs/ui/src/Button/Button.tsx',
    [
      ...everyFeature,
      'lazy: lint stories test typecheck',
      'storefront: build journeys lint stories test typecheck',
      'storybook: build-storybook lint typecheck',
      'tools: build-library format lint test typecheck unused',
      'ui: lint stories test typecheck',
    ],
  ],
  [
    'a story',
    'libs/ui/src/Button/Button.stories.tsx',
    ['storybook: build-storybook', 'tools: format test unused', 'ui: lint stories test typecheck'],
  ],
  [
    'a page of advice',
    'libs/ui/src/Button/Button.advice.ts',
    ['storybook: build-storybook', 'tools: format test unused', 'ui: lint test typecheck'],
  ],
  [
    'code to copy',
    'libs/ui/src/Button/Button.usage.tsx',
    ['storybook: build-storybook', 'tools: format test unused', 'ui: lint test typecheck'],
  ],
  [
    'a screen',
    'libs/feature-payment/src/PaymentScreen/PaymentScreen.tsx',
    [
      'feature-payment: lint stories typecheck',
      'storefront: build journeys lint stories test typecheck',
      'storybook: build-storybook',
      'tools: format test unused',
      'ui: test',
    ],
  ],
  [
    'a text',
    'libs/contract/src/copy/cart.ts',
    [
      'contract: lint test typecheck',
      'data-access: lint test typecheck',
      ...everyFeature,
      'fixtures: lint test typecheck',
      'lazy: lint stories test typecheck',
      'mock-server: lint test typecheck',
      'storefront: build journeys lint stories test typecheck',
      'storybook: build-storybook lint typecheck',
      'tools: build-library format lint test typecheck unused',
      'ui: lint stories test typecheck',
    ],
  ],
  [
    'a test',
    'libs/contract/src/rules/cart.test.ts',
    ['contract: lint test typecheck', 'storybook: build-storybook', 'tools: format test unused'],
  ],
  ['the list of the screenshots of a library', '.storybook/pictures/feature-payment.txt', ['feature-payment: stories']],
  [
    'the kinds, which say where a story is captured',
    'tools/states/components.json',
    [
      ...storiesAboveUi,
      'storybook: build-storybook lint typecheck',
      'tools: format lint test typecheck unused',
      'ui: stories',
    ],
  ],
  [
    'the preview',
    '.storybook/preview.tsx',
    [...storiesAboveUi, 'storybook: build-storybook lint typecheck', 'tools: format test unused', 'ui: stories test'],
  ],
  [
    'a tool that the stories run on',
    'tools/visual/compare.ts',
    [
      ...storiesAboveUi,
      'storybook: build-storybook lint typecheck',
      'tools: format lint test typecheck unused',
      'ui: stories',
    ],
  ],
  [
    'another tool',
    'tools/trace/trace.ts',
    ['storybook: build-storybook lint typecheck', 'tools: format lint test typecheck unused'],
  ],
  [
    'how the database is migrated',
    'apps/mock-server/src/database/migrate.ts',
    [
      'mock-server: lint test typecheck',
      'storefront: journeys',
      'storybook: build-storybook lint typecheck',
      'tools: format lint test typecheck unused',
    ],
  ],
  [
    'a journey',
    'apps/storefront/e2e/buying.journey.ts',
    ['storefront: journeys lint typecheck', 'storybook: build-storybook', 'tools: format test unused'],
  ],
  ['a document', 'docs/CONTRIBUTING.md', ['tools: format test']],
  ['the contract', 'docs/requirements.md', ['storybook: build-storybook', 'tools: format test']],
  ['the page of the kinds', 'docs/kinds-of-components.md', ['tools: format test']],
  ['the image', 'deploy/Dockerfile', ['tools: format test']],
  [
    'the favicon',
    'apps/storefront/public/favicon.svg',
    [
      'storefront: build journeys lint stories test typecheck',
      'storybook: build-storybook',
      'tools: format test unused',
      'ui: test',
    ],
  ],
];

const ofAll = [
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.base.json',
  'tools/test/check.ts',
  'tools/setup/node.mjs',
];
const unnoticed = 'a-file-that-nobody-has-thought-of';

let reach: Readonly<Record<string, readonly string[]>>;

beforeAll(() => {
  const files = [...rows.map(([, file]) => file), ...ofAll, unnoticed];
  const answer = execFileSync(process.execPath, ['tools/targets/reach.ts', ...files], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  reach = JSON.parse(answer) as typeof reach;
}, patience);

/** Formats tasks as `ui: lint test`, one line for each project. */
function byProject(tasks: readonly string[] = []): string[] {
  const projects = new Map<string, string[]>();
  for (const [project = '', target = ''] of tasks.map((task) => task.split(':')))
    projects.set(project, [...(projects.get(project) ?? []), target]);
  return [...projects].map(([project, targets]) => `${project}: ${targets.toSorted().join(' ')}`).toSorted();
}

it.each(rows)('%s (%s) runs what it can have changed', (_kind, file, tasks) => {
  expect(byProject(reach[file])).toEqual(tasks.toSorted());
});

it.each(ofAll)('%s runs everything', (file) => {
  const all = new Set(Object.values(reach).flat());
  expect(all.size).toBeGreaterThan(60);
  expect(new Set(reach[file])).toEqual(all);
});

it('knows the features', () => {
  expect(features.length).toBeGreaterThan(9);
  expect(everyFeature).toContain('feature-cart: lint stories typecheck');
});

it('a file that is not there runs nothing', () => {
  expect(reach[unnoticed]).toEqual([]);
});

it('the preview imports no library whose change leaves the stories restored', () => {
  const sources = globSync('.storybook/{*,decorators/*}.{ts,tsx}', { cwd: root });
  const imported = new Set(
    sources.flatMap(
      (file) => readFileSync(path.join(root, file), 'utf8').match(/(?<=from ')@niramaya\/[a-z-]+/g) ?? [],
    ),
  );
  const { stories } = manifestOf('libs/ui').nx.targets;
  const counted = new Set(
    stories?.inputs?.flatMap((input) => (typeof input === 'string' ? [] : (input.projects ?? []))),
  );
  expect([...imported].filter((name) => !counted.has(name))).toEqual([]);
  expect(imported.size).toBeGreaterThan(2);
});
