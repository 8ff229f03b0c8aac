import { execSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonAssertionResult } from 'vitest/node';
import { idsOfTitle, type Check } from './trace.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fileOf = (name: string): string => path.join(root, 'reports', `${name}.json`);
const read = <T>(name: string): T => JSON.parse(readFileSync(fileOf(name), 'utf8')) as T;
/** The longest output of a command, in bytes. Node allows 1 MB by default. */
const mostBytes = 64 * 1024 * 1024;
const run = (command: string): string => execSync(command, { cwd: root, encoding: 'utf8', maxBuffer: mostBytes });

/** What a story adds to the report of its test: its id, and the rows that it names. */
interface Meta {
  readonly storyId?: string;
  readonly reports?: readonly { readonly type: string; readonly result?: { readonly ids?: readonly string[] } }[];
}

/** The parts of a test in Vitest's report that a check is made of. */
type Reported = Pick<JsonAssertionResult, 'ancestorTitles' | 'title' | 'fullName' | 'status' | 'meta'>;

/** The parts of Vitest's report that the checks are made of. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Reported[] }[];
}

/** Returns the checks of a report. A test also proves the rows that its suites name. */
export const checksOfVitest = ({ testResults }: Report): Check[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, fullName, status, meta }) => {
      const { storyId, reports } = meta as Meta;
      const namedIds = reports?.find(({ type }) => type === 'requirements')?.result?.ids;
      return {
        name: `${path.relative(root, name)}: ${fullName}`,
        ...(storyId !== undefined && { story: storyId }),
        ids: namedIds ?? [...ancestorTitles, title].flatMap(idsOfTitle),
        isCounted: status === 'passed',
      };
    }),
  );

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** Returns the checks of a report, or with `isList` those of a list, whose tests have no result and all count. */
const checksOfPlaywright = ({ suites }: Pick<JSONReport, 'suites'>, isList = false): Check[] =>
  suites.flatMap(specsOf).map(({ file, title, ok }) => ({
    name: `${file}: ${title}`,
    ids: idsOfTitle(title),
    isCounted: ok || isList,
  }));

/** A test in Vitest's list. Its name has the titles of its suites and its own, with ' > ' between them. */
interface ListedTest {
  readonly name: string;
  readonly file: string;
}

/** Returns the checks of a list, with the same names and ids as `checksOfVitest`. */
export const checksOfList = (tests: readonly ListedTest[]): Check[] =>
  tests.map(({ name, file }) => ({
    name: `${path.relative(root, file)}: ${name.replaceAll(' > ', ' ')}`,
    ids: name.split(' > ').flatMap(idsOfTitle),
    isCounted: true,
  }));

/** Lists the tests of a project of Vitest. A static reading would miss titles from loops and suites. */
const listTests = (project: string): Check[] =>
  checksOfList(JSON.parse(run(`vitest list --project=${project} --json --staticParse=false`)) as ListedTest[]);

const listJourneys = (project: string): Check[] =>
  checksOfPlaywright(
    JSON.parse(run(`playwright test --list --project=${project} --reporter=json`)) as JSONReport,
    true,
  );

/** Lists the stories that name rows, as Storybook reads their files. Throws if their ids are no literals. */
async function listStories(): Promise<Check[]> {
  const { loadCsf } = await import('storybook/internal/csf-tools');
  return globSync('{apps,libs}/*/src/**/*.stories.tsx', { cwd: root }).flatMap((fileName) => {
    const source = readFileSync(path.join(root, fileName), 'utf8');
    const file = loadCsf(source, { fileName, makeTitle: (title) => title ?? '' }).parse();
    return Object.entries(file._stories).map(([key, { id, name }]) => {
      const parameters = file._storyAnnotations[key]?.parameters;
      const properties = parameters?.type === 'ObjectExpression' ? parameters.properties : [];
      const named = properties.find(
        (one) => one.type === 'ObjectProperty' && one.key.type === 'Identifier' && one.key.name === 'requirements',
      );
      const values =
        named?.type === 'ObjectProperty' && named.value.type === 'ArrayExpression' ? named.value : undefined;
      const ids = (values?.elements ?? []).map((element) => {
        if (element?.type !== 'StringLiteral') throw new Error(`${id}: write its requirements as a list of literals.`);
        return element.value;
      });
      return { name: `${fileName}: ${name ?? key}`, story: id, ids, isCounted: true };
    });
  });
}

/**
 * Returns the checks of the last run of the gate. The full tier is listed if it has not run. Throws without reports.
 */
export function checksOfRun(): Check[] {
  return [
    ...checksOfVitest(read('unit')),
    ...checksOfVitest(read('stories')),
    ...checksOfPlaywright(read('journeys')),
    ...(existsSync(fileOf('integration'))
      ? [...checksOfVitest(read('integration')), ...checksOfPlaywright(read('full-journeys'))]
      : [...listTests('integration'), ...listJourneys('full')]),
  ];
}

/** Returns the checks of the sources, whether they pass or not. It loads all test files, so it takes some minutes. */
export async function listChecks(): Promise<Check[]> {
  return [
    ...listTests('"unit*"'),
    ...(await listStories()),
    ...listJourneys('gate'),
    ...listTests('integration'),
    ...listJourneys('full'),
  ];
}

/** True if the gate has run to its end of tests, so that `checksOfRun` has its reports. */
export const hasRun = (): boolean => ['unit', 'stories', 'journeys'].every((name) => existsSync(fileOf(name)));

/** Returns the Markdown of `docs/requirements.md`. */
export const readRequirementsFile = (): string => readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
