import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ESLint } from 'eslint';
import { accessibilityReporter } from '../accessibility/place.ts';
import { resolveChromium } from '../chromium.ts';
import { binFile } from '../setup/bin.mjs';
import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp, Trouble } from '../setup/trouble.mjs';
import { readEslintReport } from './eslint-report.ts';
import { readByUs, readNotes } from './notes.ts';
import { completeOutcome, type Outcome } from './outcome.ts';
import { outcomeFile, reportsOf, runOf, type Kept } from './place.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { runCommand } from './run-command.ts';
import { shareTests } from './share-out.ts';
import { readShare, type Share } from './shares.ts';
import { readUnhandled } from './unhandled.ts';

/*
 * Runs a command for one or more tasks of Nx, and reads the outcome of each project from its report or exit code. It keeps
 * the outcome among the task's outputs. `npm test` adds up its total from them, whether a task has run or was restored.
 *
 * - `--in=libs/ui/test[=libs/ui/]`: a task's own folder under `reports/`, and the sources that are its own. Once a task.
 * - `--report=KIND`: `vitest`, `stories`, `eslint`, `playwright` or `outcome`. Without it the exit code counts as one.
 * - `--browser`: the command needs the browser of the checks.
 */
const root = path.resolve(import.meta.dirname, '../..');
/** On a busy machine a test may take long without being wrong. */
const patience = '--testTimeout=60000';
/** The outcome of a runner that left no report. */
const nothing: Outcome = { passed: 0, failures: [] };

await main(process.argv.slice(2)).then((code) => process.exit(code), giveUp);

interface Asked {
  readonly shares: readonly Share[];
  readonly report: string | undefined;
  readonly browser: boolean;
  readonly command: readonly string[];
}

function readArguments(args: readonly string[]): Asked {
  const first = args.findIndex((argument) => !argument.startsWith('--'));
  const options = args.slice(0, first);
  const valuesOf = (name: string) =>
    options.flatMap((option) => (option.startsWith(`--${name}=`) ? [option.slice(name.length + 3)] : []));
  const shares = valuesOf('in').map(readShare);
  if (first < 0 || shares.length === 0) throw new Trouble('Say which check, e.g. nx run tools:lint.');
  const [report] = valuesOf('report');
  return { shares, report, browser: options.includes('--browser') || report === 'stories', command: args.slice(first) };
}

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  const { shares } = asked;
  const run = runOf();
  const places = shares.map((share) => ({ share, folder: reportsOf(root, share.place) }));
  for (const { folder } of places) {
    // A report of an earlier run must not be taken for this one's.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const found = path.join(root, '.cache', 'test', `run-${process.pid}`);
  mkdirSync(found, { recursive: true });
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onOrphaned(stop);

  // The first task reports the progress of the run for all of them.
  const [speaker] = shares;
  const told = { together: shares.length };
  const startedAt = Date.now();
  run.tell(speaker?.place ?? '', told);
  const runner = await runnerOf(asked, found, run.watched);
  const { exitCode, output } = await runCommand(runner.command, {
    root,
    env: { ...runner.env, ...readByUs },
    log: path.join(found, 'log.txt'),
    signal: controller.signal,
    onProgress: (progress) => run.tell(speaker?.place ?? '', { ...told, progress }),
    onOutput: run.watched ? undefined : (chunk) => process.stdout.write(chunk),
  });
  if (controller.signal.aborted) {
    rmSync(found, { recursive: true, force: true });
    return 130;
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const outcomes = places.map(({ share, folder }) => runner.read(share, folder, exitCode));
  // A runner that fails without a failed test has crashed: its report says nothing about any project.
  const broken = readUnhandled(output) || outcomes.every(({ failures }) => failures.length === 0);
  let failed = exitCode !== 0;
  for (const [at, { folder }] of places.entries()) {
    const outcome = completeOutcome(outcomes[at] ?? nothing, broken ? exitCode : 0, output);
    // A runner may succeed with what counts as failed here, such as a skipped test. Nx must not cache that.
    failed ||= outcome.failures.length > 0;
    // ESLint writes a report and prints nothing; the other runners print their failures.
    if (!run.watched && asked.report === 'eslint')
      for (const { title, reason } of outcome.failures) console.error(`\n${title}\n${reason}`);
    const kept: Kept = {
      ...outcome,
      // Once, for the task that reports for all.
      notes: at === 0 ? readNotes(output) : [],
      run: run.id,
      seconds,
      ...(at > 0 && { with: speaker?.place }),
    };
    writeFileSync(path.join(folder, 'log.txt'), output);
    writeFileSync(outcomeFile(folder), JSON.stringify(kept));
  }
  rmSync(found, { recursive: true, force: true });
  return failed ? 1 : 0;
}

interface Runner {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Reads the outcome of a project, and keeps its report in the folder. */
  readonly read: (share: Share, folder: string, exitCode: number) => Outcome;
}

/** The whole command, with the options of its kind of report. */
async function runnerOf({ report, browser, command, shares }: Asked, found: string, watched: boolean): Promise<Runner> {
  const program = [...programOf(command[0] ?? ''), ...command.slice(1)];
  const env = browser ? await browserEnvironment() : {};
  const file = path.join(found, 'report.json');
  let parsed: unknown;
  /** The report, parsed once for all projects. */
  const written = <T>(): T => (parsed ??= JSON.parse(readFileSync(file, 'utf8'))) as T;
  const ofTests = (share: Share, folder: string) => shareTests(root, written(), found, share, folder);
  const ifWritten =
    (read: (share: Share, folder: string) => Outcome): Runner['read'] =>
    (share, folder) =>
      existsSync(file) ? read(share, folder) : nothing;
  /** Reads the report of a run that belongs to one project. */
  const whole = (read: (text: string) => Outcome) =>
    ifWritten((_share, folder) => {
      const text = readFileSync(file, 'utf8');
      writeFileSync(path.join(folder, 'report.json'), text);
      return read(text);
    });
  switch (report) {
    case 'vitest':
      return {
        command: [...program, ...vitestArguments(file, watched)],
        env,
        read: ifWritten(ofTests),
      };
    case 'stories':
      return {
        command: [...program, ...vitestArguments(file, watched), accessibilityReporter],
        env: {
          ...env,
          ...((await resolveChromium()).pinned && { VISUAL: '1' }),
          VISUAL_REPORT: path.join(found, 'visual'),
          ACCESSIBILITY_REPORT: path.join(found, 'accessibility.json'),
        },
        read: ifWritten(ofTests),
      };
    case 'eslint':
      return {
        command: [...program, '--format=json', `--output-file=${file}`],
        env,
        read: whole((text) => readEslintReport(JSON.parse(text) as ESLint.LintResult[], root)),
      };
    case 'playwright': {
      const reporters = watched ? `json,${ours('playwright-progress.ts')}` : 'json,list';
      return {
        command: [...program, `--reporter=${reporters}`],
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        read: whole(readPlaywrightReport),
      };
    }
    case 'outcome':
      return {
        command: program,
        env: { ...env, OUTCOME_FILE: file },
        read: whole((text) => JSON.parse(text) as Outcome),
      };
    case undefined:
      return {
        command: program,
        env,
        read: (_share, _folder, exitCode) => ({ passed: exitCode ? 0 : 1, failures: [] }),
      };
    default:
      throw new Trouble(`No report is called “${report}” (${shares[0]?.place}).`);
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
