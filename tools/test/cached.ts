import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { binFile } from '../setup/bin.mjs';
import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp } from '../setup/trouble.mjs';
import { createDisplay } from './display.ts';
import { shorten, type Outcome } from './outcome.ts';
import { outcomeFile, reportsOf, toldFile, type Kept, type Told } from './place.ts';
import { nxEnvironment, tasksOf, type Task } from './tasks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');
const interrupted = 130;
const patienceMilliseconds = 15_000;
const lookMilliseconds = 250;
const logLines = 40;

/**
 * What a project can be asked for by itself. What only the whole can tell (screenshots left over, the trace of the
 * contract, the pages of Storybook) is left to `npm test`.
 */
const targets = ['format', 'lint', 'unused', 'typecheck', 'test', 'stories', 'build', 'journeys', 'build-library'];

await main(process.argv.slice(2)).then((code) => process.exit(code), giveUp);

/**
 * Has Nx run every check that its cache does not know, and adds up what each task found, run or restored.
 * @param further arguments for Nx, such as `--skip-nx-cache`
 * @returns the exit code
 */
async function main(further: readonly string[]): Promise<number> {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  onOrphaned(() => controller.abort());

  // Unpacked once here, so that no two tasks do it.
  const chromium = await resolveChromium();
  const tasks = tasksOf(root, targets, further);
  const run = path.join(root, '.cache', 'test', `${Date.now()}-${process.pid}`);
  mkdirSync(run, { recursive: true });
  mkdirSync(reports, { recursive: true });
  // What an earlier run found must not be taken for this one's: Nx puts back what it restores.
  for (const { place } of tasks) rmSync(outcomeFile(reportsOf(root, place)), { force: true });

  const display = createDisplay(
    tasks.map(({ name }) => name),
    `Browser: ${chromium.name}`,
  );
  const watch = watchTasks(tasks, run, display);
  const code = await runNx(further, run, controller.signal);
  const left = watch.stop();
  rmSync(run, { recursive: true, force: true });
  if (controller.signal.aborted) {
    display.stop();
    return interrupted;
  }
  for (const { name, place } of left) display.finished(name, withoutWord(place));
  const failed = display.summary(
    code === 0 || watch.failed() || left.length > 0 ? [] : [`Nx ended with exit code ${code}: read reports/nx.log.`],
  );
  return failed === 0 && code === 0 ? 0 : 1;
}

/** A task that has left no word: it was ended from outside, or a task that it needs has failed. */
function withoutWord(place: string): Outcome {
  const log = readText(path.join(reportsOf(root, place), 'log.txt'));
  const reason = log
    ? `It ended without a report.\n${shorten(log, logLines)}`
    : 'It was not run: what it needs has failed, or Nx could not start it. See reports/nx.log.';
  return { passed: 0, failures: [{ title: 'no report', reason }] };
}

/** Runs Nx to its end. @returns its exit code */
async function runNx(further: readonly string[], run: string, signal: AbortSignal): Promise<number> {
  const log = createWriteStream(path.join(reports, 'nx.log'));
  const args = ['run-many', '--targets', targets.join(), '--outputStyle=stream', ...further];
  const child = spawn(process.execPath, [binFile(root, 'nx'), ...args], {
    cwd: root,
    env: { ...nxEnvironment(), TEST_RUN: run, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.write(chunk));
  const stop = () => {
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  await new Promise<void>((resolve) => log.end(resolve));
  return code;
}

/** Shows what the tasks tell and what they have found, as it comes. */
function watchTasks(tasks: readonly Task[], run: string, display: ReturnType<typeof createDisplay>) {
  const open = new Map(tasks.map((task) => [task.id, task]));
  const id = path.basename(run);
  let anyFailed = false;
  const look = () => {
    for (const { id: key, name, place } of [...open.values()]) {
      const told = readJson<Told>(toldFile(run, place));
      if (told) display.running(name, told.progress);
      const kept = readJson<Kept>(outcomeFile(reportsOf(root, place)));
      if (!kept) continue;
      open.delete(key);
      if (kept.failures.length > 0) anyFailed = true;
      display.finished(name, kept, kept.run === id ? { seconds: kept.seconds } : { restored: true });
    }
  };
  const timer = setInterval(look, lookMilliseconds);
  return {
    /** @returns the tasks of which nothing was heard */
    stop: (): Task[] => {
      clearInterval(timer);
      look();
      return [...open.values()];
    },
    failed: () => anyFailed,
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Undefined where there is no file yet, or one that is being written. */
function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readText(file)) as T;
  } catch {
    return undefined;
  }
}
