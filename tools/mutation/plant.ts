// `npm run faults`: plants a fault for each row of the contract and reports whether the checks notice it. With
// `-- looks`, it plants faults that only a screenshot shows. The command `npm run mutants` is Stryker.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { Trouble, giveUp } from '../setup/trouble.mjs';
import { runIn } from '../test/with-browser.ts';
import { readVitest, type Check } from '../trace/checks.ts';
import { whilePlanted, refuseUncommitted } from './planting.ts';
import { plantLooks } from './looks.ts';
import { plantedFaults, type PlantedFault } from './planted-faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const report = path.join(root, 'reports', 'planted-fault.json');

/** The tests of a file that pass without a planted fault, by name, with the rows that each of them proves. */
const proofs = new Map<string, Promise<ReadonlyMap<string, readonly string[]>>>();

await (process.argv[2] === 'looks' ? plantLooks(process.argv.slice(3)) : main(process.argv.slice(2))).then(
  (code) => process.exit(code),
  giveUp,
);

/**
 * Plants each fault of the list, or those of the named rows. It runs the one file that claims the row, and then removes
 * the fault. A fault counts as caught if a test fails that proves the row without the fault.
 * @returns the exit code: 1 if a fault was not caught
 * @throws Trouble if a file to change holds work that is not committed, or if no test proves a row
 */
async function main(rows: readonly string[]): Promise<number> {
  const faults = plantedFaults.filter(({ row }) => rows.length === 0 || rows.includes(row));
  refuseUncommitted(faults.map(({ file }) => file));
  const missed: PlantedFault[] = [];
  for (const [at, fault] of faults.entries()) {
    const isCaught = await isNoticed(fault);
    if (!isCaught) missed.push(fault);
    console.log(`${at + 1} of ${faults.length}  ${isCaught ? 'caught' : 'MISSED'}  ${fault.row}  ${fault.replace}`);
  }
  console.log(`${faults.length - missed.length} of ${faults.length} planted faults were caught.`);
  return missed.length === 0 ? 0 : 1;
}

async function isNoticed(fault: PlantedFault): Promise<boolean> {
  const proving = await proofsOf(fault);
  const checks = await whilePlanted(fault, () => run(fault.check));
  return checks.some(({ name, status }) => proving.has(name) && status === 'failed');
}

/**
 * Returns the tests that prove a row. A failed story no longer reports its rows, so the file runs once without a fault.
 */
async function proofsOf({ row, check }: PlantedFault): Promise<ReadonlySet<string>> {
  const sound =
    proofs.get(check) ??
    run(check).then(
      (checks) => new Map(checks.filter(({ status }) => status === 'passed').map(({ name, ids }) => [name, ids])),
    );
  proofs.set(check, sound);
  const proving = [...(await sound)].flatMap(([name, ids]) => (ids.includes(row) ? [name] : []));
  if (proving.length === 0) throw new Trouble(`No test of ${check} proves ${row} before a fault is planted.`);
  return new Set(proving);
}

/** Runs one file of tests or stories. */
async function run(file: string): Promise<Check[]> {
  mkdirSync(path.dirname(report), { recursive: true });
  const project = file.endsWith('.stories.tsx') ? 'storybook' : 'unit';
  const options = ['--reporter=json', `--outputFile.json=${report}`, '--testTimeout=60000', '--retry=0'];
  await runIn(await resolveChromium(), 'vitest', ['run', '--project', project, ...options, file]);
  return readVitest(JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof readVitest>[0], root);
}
