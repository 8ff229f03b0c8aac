// Checks that the GitHub workflows are safe against a hijacked action, and what they hand to reviewers.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('.github/workflows/*.{yaml,yml}', { cwd: root });

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly env?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;

/** Returns what an attacker could use who hijacks an action or reads the workspace of a job. */
function complaints(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const used = Object.values(workflow.jobs).flatMap(({ steps }) => steps.filter((step) => step.uses !== undefined));
  return [
    ...used
      .filter(({ uses = '' }) => !/@[0-9a-f]{40}$/.test(uses))
      .map(({ uses }) => `${uses} is not pinned by its hash`),
    ...used
      .filter((step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false)
      .map(({ uses }) => `${uses} keeps the credentials in the workspace`),
    ...(JSON.stringify(workflow.permissions) === '{"contents":"read"}' ? [] : ['it may do more than read']),
  ];
}

it.each(files)('%s uses actions pinned by their hash, keeps no credentials and may only read', (file) => {
  expect(complaints(read(file))).toEqual([]);
});

it.each([
  [/@[0-9a-f]{40}/, '@v4', 'actions/checkout@v4 is not pinned by its hash'],
  ['persist-credentials: false', 'show-progress: false', /^actions\/checkout@.* keeps the credentials/],
  ['contents: read', 'contents: write', 'it may do more than read'],
])('would not pass with %s made %s', (from, to, complaint) => {
  const [file = ''] = files;
  const text = read(file).replace(from, to);
  expect(complaints(text)).toContainEqual(typeof complaint === 'string' ? complaint : expect.stringMatching(complaint));
});

it('attaches the built Storybook to every pull request, be the checks red or green', () => {
  const { on, jobs } = workflow('check');
  expect(on).toHaveProperty('pull_request');
  expect(jobs.check?.steps).toContainEqual({
    if: 'always()',
    uses: expect.stringContaining('actions/upload-artifact@') as string,
    with: { name: 'storybook', path: 'reports/storybook/', 'if-no-files-found': 'ignore' },
  });
  expect(read('tools/storybook-checks/main.ts')).toContain("path.join(reports, 'storybook')");
});

it('publishes each push to Chromatic where there is a token, and lets no unseen change pass on a branch', () => {
  const { on, jobs } = workflow('chromatic');
  expect(on).toBe('push');
  const { env, steps } = jobs.publish ?? { steps: [] };
  expect(env).toEqual({ CHROMATIC_PROJECT_TOKEN: '${{ secrets.CHROMATIC_PROJECT_TOKEN }}' });
  expect(steps.map((step) => step.if)).toEqual(steps.map(() => "env.CHROMATIC_PROJECT_TOKEN != ''"));
  expect(steps.at(0)?.with?.['fetch-depth']).toBe(0);
  expect(steps.at(-1)?.run).toBe('npm run chromatic');
  const settings = JSON.parse(read('chromatic.config.json')) as object;
  expect(settings).toMatchObject({ onlyChanged: true, buildScriptName: 'build-storybook', autoAcceptChanges: 'main' });
  expect(settings).not.toHaveProperty('exitZeroOnChanges');
  expect(read('tools/visual/chromatic.ts')).not.toContain('exit-zero');
});
