import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityReporter } from '../accessibility/place.ts';
import { resolveChromium } from '../chromium.ts';
import { binFile } from '../setup/bin.mjs';
import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp, Trouble } from '../setup/trouble.mjs';
import type { Outcome } from './outcome.ts';
import { outcomeFile, reportsOf, runOf, type Kept } from './place.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { runCheck, type Check } from './run-check.ts';
import { readVitestReport } from './vitest-report.ts';

/*
 * One task of Nx: a command, and what its report or its exit code says. It keeps the outcome among the task's outputs,
 * from which `npm test` adds up its total, whether the task has run or was restored.
 *
 *   --in=libs/ui/test   the folder under reports/ that is the task's own
 *   --report=KIND       vitest, stories, playwright or outcome; without it the exit code counts as one
 *   --browser           the command needs the browser of the checks
 */
const root = path.resolve(import.meta.dirname, '../..');
/** On a busy machine a test may take long without being wrong. */
const patience = '--testTimeout=60000';

await main(process.argv.slice(2)).then((code) => process.exit(code), giveUp);

interface Asked {
  readonly place: string;
  readonly report: string | undefined;
  readonly browser: boolean;
  readonly command: readonly string[];
}

function readArguments(args: readonly string[]): Asked {
  const first = args.findIndex((argument) => !argument.startsWith('--'));
  const options = new Map(
    args.slice(0, first).map((option): [string, string] => {
      const [name = '', value = ''] = option.split('=');
      return [name, value];
    }),
  );
  const place = options.get('--in');
  if (first < 0 || !place) throw new Trouble('Say which check, e.g. nx run tools:lint.');
  return {
    place,
    report: options.get('--report'),
    browser: options.has('--browser') || options.get('--report') === 'stories',
    command: args.slice(first),
  };
}

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  const run = runOf();
  const folder = reportsOf(root, asked.place);
  // A report of an earlier run must not be taken for this one's.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onOrphaned(stop);

  const startedAt = Date.now();
  run.tell(asked.place, {});
  const outcome = await runCheck(await checkOf(asked, folder, run.watched), {
    root,
    log: path.join(folder, 'log.txt'),
    signal: controller.signal,
    onProgress: (progress) => run.tell(asked.place, { progress }),
    onOutput: run.watched ? undefined : (chunk) => process.stdout.write(chunk),
  });
  if (controller.signal.aborted) return 130;
  const kept: Kept = { ...outcome, run: run.id, seconds: Math.round((Date.now() - startedAt) / 1000) };
  writeFileSync(outcomeFile(folder), JSON.stringify(kept));
  return outcome.failures.length === 0 ? 0 : 1;
}

/** The command whole, with what its kind of report asks for. */
async function checkOf({ report, browser, command }: Asked, folder: string, watched: boolean): Promise<Check> {
  const file = path.join(folder, 'report.json');
  const more = report === 'vitest' || report === 'stories' ? vitestArguments(file, watched) : [];
  const check: Check = {
    command: [...programOf(command[0] ?? ''), ...command.slice(1), ...more],
    env: browser ? await browserEnvironment() : {},
  };
  switch (report) {
    case 'vitest':
      return { ...check, report: { file, read: (text) => readVitestReport(text, root) } };
    case 'stories':
      return {
        command: [...check.command, accessibilityReporter],
        env: {
          ...check.env,
          ...((await resolveChromium()).pinned && { VISUAL: '1' }),
          VISUAL_REPORT: path.join(folder, 'visual'),
          ACCESSIBILITY_REPORT: path.join(folder, 'accessibility.json'),
        },
        report: { file, read: (text) => readVitestReport(text, root) },
      };
    case 'playwright': {
      const reporters = watched ? `json,${ours('playwright-progress.ts')}` : 'json,list';
      return {
        command: [...check.command, `--reporter=${reporters}`],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        report: { file, read: readPlaywrightReport },
      };
    }
    case 'outcome':
      return { ...check, env: { OUTCOME_FILE: file }, report: { file, read: (text) => JSON.parse(text) as Outcome } };
    default:
      return check;
  }
}

function vitestArguments(file: string, watched: boolean): string[] {
  const reporter = watched ? ours('vitest-progress.ts') : 'default';
  return [patience, '--reporter=json', `--outputFile.json=${file}`, `--reporter=${reporter}`];
}

/** A script of ours, or a package's command: `eslint`, `typescript/tsc`. */
function programOf(name: string): string[] {
  if (/\.m?ts$/.test(name)) return [name];
  const [pkg = '', command] = name.split('/');
  return [binFile(root, pkg, command)];
}

async function browserEnvironment(): Promise<Record<string, string>> {
  const chromium = await resolveChromium();
  return { ...chromium.env, CHROMIUM_PATH: chromium.path };
}

function ours(file: string): string {
  return path.join(import.meta.dirname, file);
}
