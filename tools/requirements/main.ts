import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { violationsOf, idsOfTitle, type Check } from './trace.ts';

const root = path.resolve(import.meta.dirname, '../..');
const report = (name: string): string => path.join(root, 'reports', `${name}.json`);
const read = <T>(name: string): T => JSON.parse(readFileSync(report(name), 'utf8')) as T;
const mostBytes = 64 * 1024 * 1024;
const run = (command: string): string => execSync(command, { cwd: root, encoding: 'utf8', maxBuffer: mostBytes });

interface Meta {
  readonly reports?: readonly { readonly type: string; readonly result?: { readonly ids?: readonly string[] } }[];
}

const ofVitest = ({ testResults }: Pick<JsonTestResults, 'testResults'>): Check[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, fullName, status, meta }) => ({
      name: `${path.relative(root, name)}: ${fullName}`,
      ids: (meta as Meta).reports?.find(({ type }) => type === 'requirements')?.result?.ids ?? idsOfTitle(title),
      proves: status === 'passed',
    })),
  );

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

const ofPlaywright = ({ suites }: Pick<JSONReport, 'suites'>, isList = false): Check[] =>
  suites.flatMap(specsOf).map(({ file, title, ok }) => ({
    name: `${file}: ${title}`,
    ids: idsOfTitle(title),
    proves: ok || isList,
  }));

function ofFullTier(): Check[] {
  if (existsSync(report('integration')))
    return [...ofVitest(read('integration')), ...ofPlaywright(read('full-journeys'))];
  // A static reading would miss titles from loops and suites.
  const tests = run('vitest list --project=integration --json --staticParse=false');
  const journeys = run('playwright test --list --project=full --reporter=json');
  return [
    ...(JSON.parse(tests) as { name: string; file: string }[]).map(({ name, file }) => ({
      name: `${path.relative(root, file)}: ${name}`,
      ids: name.split(' > ').flatMap(idsOfTitle),
      proves: true,
    })),
    ...ofPlaywright(JSON.parse(journeys) as JSONReport, true),
  ];
}

const violations = violationsOf(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'), [
  ...ofVitest(read('unit')),
  ...ofVitest(read('stories')),
  ...ofPlaywright(read('journeys')),
  ...ofFullTier(),
]);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
