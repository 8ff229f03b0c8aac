// Whether the workflows of GitHub are safe from who takes an action over.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('.github/workflows/*.{yaml,yml}', { cwd: root });

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

/** What a stranger who takes over an action, or reads the workspace of a job, could make use of. */
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
  expect(complaints(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

it.each([
  [/@[0-9a-f]{40}/, '@v4', 'actions/checkout@v4 is not pinned by its hash'],
  ['persist-credentials: false', 'show-progress: false', /^actions\/checkout@.* keeps the credentials/],
  ['contents: read', 'contents: write', 'it may do more than read'],
])('would not pass with %s made %s', (from, to, complaint) => {
  const [file = ''] = files;
  const text = readFileSync(path.join(root, file), 'utf8').replace(from, to);
  expect(complaints(text)).toContainEqual(typeof complaint === 'string' ? complaint : expect.stringMatching(complaint));
});
