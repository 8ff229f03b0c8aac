// Compares `docs/requirements.md` with the checks that prove it, writes the tests of each row for Storybook, and fails
// if a row has no passing check. With `--print` it also prints the rows, and lists the checks from the sources if `npm
// test` has left no reports.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksOfRun, hasRun, listChecks, readRequirementsFile } from './reports.ts';
import { proofsOf, readRequirements, traceText, violationsOf } from './trace.ts';

/** The file with the tests of each row, which Storybook's page _Requirements and tests_ reads. */
const file = path.resolve(import.meta.dirname, '../../reports/requirements.json');
const isPrinting = process.argv.includes('--print');

if (isPrinting && !hasRun()) console.error('There are no reports of npm test, so the tests are listed, not run …');
const checks = isPrinting && !hasRun() ? await listChecks() : checksOfRun();
const proofs = proofsOf(checks);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(proofs));

const requirements = readRequirements(readRequirementsFile());
if (isPrinting) console.log(traceText(requirements, proofs));
const violations = violationsOf(requirements, checks);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
