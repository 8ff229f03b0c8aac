// Compares the contract with the checks that prove it, writes the tests of each row for Storybook, and fails if a row has
// no passing check. With `--print` it also prints the contract, and lists the checks from the sources if `npm test` has
// left no reports.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksOfRun, hasRun, listChecks, readRequirements } from './reports.ts';
import { printTrace, proofsOf, readContract, violationsOf } from './trace.ts';

/** The file with the tests of each row, which Storybook's page of the contract reads. */
const file = path.resolve(import.meta.dirname, '../../reports/requirements.json');
const isPrinting = process.argv.includes('--print');

if (isPrinting && !hasRun()) console.error('There are no reports of npm test, so the tests are listed, not run …');
const checks = isPrinting && !hasRun() ? await listChecks() : checksOfRun();
const proofs = proofsOf(checks);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(proofs));

const contract = readRequirements();
if (isPrinting) console.log(printTrace(readContract(contract), proofs));
const violations = violationsOf(contract, checks);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
