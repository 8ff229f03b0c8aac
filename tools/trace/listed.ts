import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { binFile } from '../setup/bin.mjs';
import { tierVariable } from '../test/tier.ts';
import { idsOfTitle, readPlaywright, type Check, type PlaywrightReport } from './checks.ts';

const run = promisify(execFile);
const mostBytes = 64 * 1024 * 1024;

/**
 * Returns the checks of the full tier, as Vitest and Playwright list them. The gate does not run them.
 * @param root the workspace
 */
export async function listFullTier(root: string): Promise<Check[]> {
  const lists = await Promise.all([listIntegration(root), listJourneys(root)]);
  return lists.flat();
}

async function listIntegration(root: string): Promise<Check[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'niramaya-list-'));
  const file = path.join(folder, 'tests.json');
  // Many titles are made in loops and in suites of other files, which a static reading would miss.
  const args = ['list', '--project=integration', `--json=${file}`, '--staticParse=false'];
  try {
    await run(process.execPath, [binFile(root, 'vitest'), ...args], { cwd: root, maxBuffer: mostBytes });
    const tests = JSON.parse(await readFile(file, 'utf8')) as { name: string; file: string }[];
    return tests.map(({ name, file: from }) => ({
      kind: 'unit',
      name: `${path.relative(root, from)}: ${name}`,
      ids: name.split(' > ').flatMap(idsOfTitle),
      status: 'listed',
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function listJourneys(root: string): Promise<Check[]> {
  const args = ['test', '--list', '--reporter=json', '--config=playwright.config.ts'];
  const { stdout } = await run(process.execPath, [binFile(root, 'playwright'), ...args], {
    cwd: root,
    env: { ...process.env, [tierVariable]: 'full' },
    maxBuffer: mostBytes,
  });
  return readPlaywright(JSON.parse(stdout) as PlaywrightReport)
    .filter(({ name }) => name.includes('.full.journey.ts: '))
    .map((check) => ({ ...check, status: 'listed' }));
}
