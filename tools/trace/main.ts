// `npm run trace`: reports which passing check proves which row of the contract.
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPlaywright, readVitest, type Check, type PlaywrightReport, type VitestReport } from './checks.ts';
import { isFull } from '../test/tier.ts';
import { listFullTier } from './listed.ts';
import { proofsOf } from './proofs.ts';
import { readReadings, readRequirements } from './requirements.ts';
import { coverage, trace } from './trace.ts';

const root = path.join(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');

/**
 * Reads the reports of one kind of task, one for each project that has it. It ignores the reports of a project that no
 * longer exists.
 */
async function readReports<T>(target: string): Promise<T[]> {
  const files = globSync(`{tools,apps/*,libs/*}/${target}/report.json`, { cwd: reports }).filter((file) =>
    existsSync(path.join(root, path.dirname(path.dirname(file)))),
  );
  if (files.length === 0) throw new Error(`There is no report of ${target} to read: run \`npm test\` first.`);
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(path.join(reports, file), 'utf8')) as T));
}

async function readChecks(): Promise<Check[]> {
  const targets = ['test', 'stories', ...(isFull() ? ['integration'] : [])];
  const vitest = (await Promise.all(targets.map((target) => readReports<VitestReport>(target)))).flat();
  const playwright = await readReports<PlaywrightReport>('journeys');
  return [
    ...vitest.flatMap((report) => readVitest(report, root)),
    ...playwright.flatMap((report) => readPlaywright(report)),
    ...(isFull() ? [] : await listFullTier(root)),
  ];
}

try {
  const contract = await readFile(path.join(root, 'docs/requirements.md'), 'utf8');
  const requirements = readRequirements(contract);
  const traced = trace(requirements, await readChecks(), readReadings(contract));
  // For the page of the trace in Storybook.
  await writeFile(path.join(reports, 'trace.json'), JSON.stringify(proofsOf(traced)));

  const areas = coverage(traced);
  for (const { area, rows, proved } of areas) {
    console.log(
      `${area.padEnd(12)} ${String(proved).padStart(3)} of ${String(rows).padStart(3)}${proved < rows ? '  *' : ''}`,
    );
  }
  for (const fault of traced.faults) console.error(fault);
  const proved = areas.reduce((sum, area) => sum + area.proved, 0);
  console.log(`${proved} of ${requirements.length} rows of the contract have a passing check.`);
  if (traced.faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
