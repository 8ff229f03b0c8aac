// Checks a rule for all projects: each package.json names what the project imports.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const patience = 180_000;

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
type Imported = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Whether the file runs neither in a shopper's browser nor on a server. */
const isForDevelopment = (file: string): boolean =>
  /\.(test|stories|suite)\.tsx?$|\/(build|dev|e2e|fuzz|gallery|journeys|msw|stories|test|testing)\/|\/(document-head|panda\.config|vite\.config)\.ts$/.test(
    file,
  );

const manifests = globSync('{apps,libs}/*/package.json', { cwd: root }).map(
  (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest,
);
let imported: Imported;

beforeAll(() => {
  const text = execFileSync(process.execPath, ['tools/workspace/imported.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
    maxBuffer: 64 * 1024 * 1024,
  });
  imported = JSON.parse(text) as Imported;
}, patience);

/**
 * Returns the imports that the package.json of the project lacks. A development dependency in a shipped file counts as
 * missing too.
 */
function missing({ name, dependencies = {}, devDependencies = {} }: Manifest): string[] {
  return Object.entries(imported[name] ?? {}).flatMap(([file, targets]) =>
    targets
      .map((target) => target.replace(/^npm:/, ''))
      .filter(
        (target) =>
          target !== name && !(target in dependencies) && !(isForDevelopment(file) && target in devDependencies),
      )
      .map((target) => `${file} imports ${target}`),
  );
}

it.each(manifests)('$name names what it imports, so that it could leave the workspace', (manifest) => {
  expect(missing(manifest)).toEqual([]);
});

it('reads what files import', () => {
  expect(imported['@niramaya/contract']?.['libs/contract/src/schemas/offer.ts']).toContain('npm:zod');
  expect(
    missing({ name: '@niramaya/contract', devDependencies: { vitest: '1', 'fast-check': '1', zod: '1' } }),
  ).toContain('libs/contract/src/schemas/offer.ts imports zod');
});
