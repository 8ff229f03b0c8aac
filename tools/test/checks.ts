import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { accessibilityReporter } from '../accessibility/place.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import type { Outcome } from './outcome.ts';
import type { Check } from './run-check.ts';
import { readVitestReport } from './vitest-report.ts';

export interface CheckPlace {
  readonly root: string;
  readonly reports: string;
  /** What the browser's process needs. */
  readonly browser: Readonly<Record<string, string>>;
  /** Whether it is the browser with which the accepted pictures were taken. */
  readonly pinned: boolean;
  /** Where the storefront is built for the journeys: a running shop keeps its own build. */
  readonly storefront: string;
}

export type CheckName =
  | 'format'
  | 'types'
  | 'lint'
  | 'unit'
  | 'library'
  | 'storybook'
  | 'stories'
  | 'pictures'
  | 'build'
  | 'journeys'
  | 'trace';

/** On a busy machine a test may take long without being wrong. */
const patience = '--testTimeout=60000';

/** Every check, with its command. */
export function checks({ root, reports, browser, pinned, storefront }: CheckPlace): Record<CheckName, Check> {
  const report = (name: string) => path.join(reports, `${name}.json`);
  const vitest = (
    name: CheckName,
    project: string,
    env: Readonly<Record<string, string>>,
    ...more: readonly string[]
  ): Check => ({
    name,
    command: [
      binFile(root, 'vitest'),
      'run',
      '--project',
      project,
      patience,
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
      `--reporter=${path.join(import.meta.dirname, 'vitest-progress.ts')}`,
      ...more,
    ],
    env,
    report: { file: report(name), read: (text) => readVitestReport(text, root) },
  });
  return {
    format: { name: 'format', command: [binFile(root, 'prettier'), '--check', '.'] },
    types: {
      name: 'types',
      command: [binFile(root, 'typescript', 'tsc'), '--project', 'tsconfig.json', '--pretty', 'false'],
    },
    lint: { name: 'lint', command: ['tools/lint.ts'] },
    unit: vitest('unit', 'unit', {}),
    library: vitest('library', 'library', browser),
    storybook: {
      name: 'storybook',
      command: ['tools/book/main.ts'],
      report: { file: report('storybook'), read: (text) => JSON.parse(text) as Outcome },
    },
    stories: vitest('stories', 'storybook', { ...browser, ...(pinned && { VISUAL: '1' }) }, accessibilityReporter),
    pictures: { name: 'pictures', command: ['tools/visual/check.ts', report('stories')] },
    build: { name: 'build', command: ['tools/build.ts'], env: { STOREFRONT_DIR: storefront } },
    journeys: {
      name: 'journeys',
      command: [
        binFile(root, 'playwright'),
        'test',
        '--config=playwright.config.ts',
        `--reporter=json,${path.join(import.meta.dirname, 'playwright-progress.ts')}`,
      ],
      env: { ...browser, STOREFRONT_DIR: storefront, PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys') },
      report: { file: report('journeys'), read: readPlaywrightReport },
    },
    trace: { name: 'trace', command: ['tools/trace/main.ts'] },
  };
}
