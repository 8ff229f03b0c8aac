import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPlaywright, readVitest, type Check } from './checks.ts';
import { proofsOf } from './proofs.ts';
import { readReadings, readRequirements } from './requirements.ts';
import { coverage, trace } from './trace.ts';

const root = path.join(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');

async function readJson<T>(name: string): Promise<T> {
  try {
    return JSON.parse(await readFile(path.join(reports, name), 'utf8')) as T;
  } catch {
    throw new Error(`There is no reports/${name} to read: run \`npm test\` first.`);
  }
}

async function readChecks(): Promise<Check[]> {
  return [
    ...readVitest(await readJson('unit.json'), root),
    ...readVitest(await readJson('stories.json'), root),
    ...readPlaywright(await readJson('journeys.json')),
  ];
}

try {
  const contract = await readFile(path.join(root, 'docs/requirements.md'), 'utf8');
  const requirements = readRequirements(contract);
  const traced = trace(requirements, await readChecks(), readReadings(contract));
  // For the page of it in Storybook.
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
