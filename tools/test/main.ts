import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { binFile } from '../setup/bin.mjs';
import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp } from '../setup/trouble.mjs';
import { createDisplay, type Way } from './display.ts';
import { endOf, type Outcome } from './outcome.ts';
import { outcomeFile, reportsOf, toldFile, type Kept, type Told } from './place.ts';
import { anySeed, takeSeed } from './seed.ts';
import { nameOf, nxEnvironment, tasksOf, type Task } from './tasks.ts';
import { isFull } from './tier.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');
const interrupted = 130;
const patienceMilliseconds = 15_000;
const lookMilliseconds = 250;

/** The checks that read sources only. They run first, and a failure among them ends the run. */
const ofSources = ['format', 'lint', 'unused', 'typecheck'];
/** The other checks, by the targets of `nx.json`, in the projects that have them. */
const ofBehaviour = ['test', 'stories', 'build', 'journeys', 'screenshots', 'trace', 'build-storybook'];
/** The checks of `npm run test:full` alone. */
const ofFullTier = ['integration', 'build-library'];

/**
 * The targets that read what the others have found. Nx skips a task that depends on a failed task, and a screenshot
 * that differs fails its task. These targets run anyway, because their reports matter most after a failure.
 */
const ofReports = ['screenshots', 'trace', 'build-storybook'];

await main(process.argv.slice(2)).then((code) => process.exit(code), giveUp);

/**
 * Runs the checks of a tier that are not in the cache of Nx, and adds up what each task found, run or restored. The full
 * tier runs the story files in a random order.
 * @param args `--seed=4711` sets the order of the story files; further ones are for Nx, such as `--skip-nx-cache`
 * @returns the exit code
 */
async function main(args: readonly string[]): Promise<number> {
  const { further, env } = takeSeed(args);
  Object.assign(process.env, isFull() ? anySeed() : {}, env);
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  onOrphaned(() => controller.abort());

  // Unpack the browser once here, so that no two tasks do it.
  const chromium = await resolveChromium();
  const tasks = tasksOf(root, [...ofSources, ...(isFull() ? ofFullTier : []), ...ofBehaviour], further);
  const run = path.join(root, '.cache', 'test', `${Date.now()}-${process.pid}`);
  mkdirSync(run, { recursive: true });
  mkdirSync(reports, { recursive: true });
  rmSync(path.join(reports, 'nx.log'), { force: true });
  // The outcomes of an earlier run must not count for this run. Nx puts back those that it restores.
  for (const { place } of tasks) rmSync(outcomeFile(reportsOf(root, place)), { force: true });

  const display = createDisplay(
    tasks.map(({ name }) => name),
    `Browser: ${chromium.name}`,
  );
  const watch = watchTasks(tasks, run, display);
  const { signal } = controller;
  /** Runs those of the targets that a project has. Returns the exit code. */
  const runTargets = (targets: readonly string[]): Promise<number> =>
    tasks.some(({ target }) => targets.includes(target))
      ? runNx(['--targets', targets.join(), ...further], run, signal)
      : Promise.resolve(0);
  let code = await runTargets(ofSources);
  const ends = code !== 0;
  if (!ends && !signal.aborted) {
    // Before the others, because the trace reads their reports.
    if (isFull()) code = await runTargets(ofFullTier);
    if (!signal.aborted) code = Math.max(code, await runTargets(ofBehaviour));
    const readers = watch.look().flatMap(({ target }) => (ofReports.includes(target) ? [target] : []));
    if (readers.length > 0 && !signal.aborted)
      await runNx(['--targets', readers.join(), '--exclude-task-dependencies', ...further], run, signal);
  }
  const left = watch.stop().filter(({ target }) => !ends || ofSources.includes(target));
  rmSync(run, { recursive: true, force: true });
  if (controller.signal.aborted) {
    display.stop();
    return interrupted;
  }
  for (const { name, place } of left) display.finished(name, withoutWord(place));
  if (ends) console.log('\nThe tests were not run, because a check of the sources failed.');
  const failed = display.summary(
    code === 0 || watch.failed() || left.length > 0 ? [] : [`Nx ended with exit code ${code}: read reports/nx.log.`],
  );
  return failed === 0 && code === 0 ? 0 : 1;
}

/** Returns the outcome of a task without a report. It was ended from outside, or a task that it needs has failed. */
function withoutWord(place: string): Outcome {
  const log = readText(path.join(reportsOf(root, place), 'log.txt'));
  const reason = log
    ? `It ended without a report.\n${endOf(log)}`
    : 'It was not run: what it needs has failed, or Nx could not start it. See reports/nx.log.';
  return { passed: 0, failures: [{ title: 'no report', reason }] };
}

/** Runs targets of Nx to their end. @returns its exit code */
async function runNx(args: readonly string[], run: string, signal: AbortSignal): Promise<number> {
  const log = createWriteStream(path.join(reports, 'nx.log'), { flags: 'a' });
  const child = spawn(process.execPath, [binFile(root, 'nx'), 'run-many', '--outputStyle=stream', ...args], {
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

/** Shows the progress and the outcome of each task as they arrive. */
function watchTasks(tasks: readonly Task[], run: string, display: ReturnType<typeof createDisplay>) {
  const open = new Map(tasks.map((task) => [task.id, task]));
  const id = path.basename(run);
  let anyFailed = false;
  const look = (): Task[] => {
    for (const { id: key, name, place } of [...open.values()]) {
      const told = readJson<Told>(toldFile(run, place));
      if (told) display.running(name, told.progress, told.together);
      const kept = readJson<Kept>(outcomeFile(reportsOf(root, place)));
      if (!kept) continue;
      open.delete(key);
      if (kept.failures.length > 0) anyFailed = true;
      display.finished(name, kept, wayOf(kept, id));
    }
    return [...open.values()];
  };
  const timer = setInterval(look, lookMilliseconds);
  return {
    /** @returns the tasks whose outcome is not known yet */
    look,
    /** @returns the tasks that left no outcome */
    stop: (): Task[] => {
      clearInterval(timer);
      return look();
    },
    failed: () => anyFailed,
  };
}

/** Returns how a task got its outcome, seen from this run. */
function wayOf({ run, seconds, with: place }: Kept, id: string): Way {
  if (run !== id) return { restored: true };
  return { seconds, ...(place && { with: nameOf(place) }) };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns undefined if there is no file yet, or if it is still being written. */
function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readText(file)) as T;
  } catch {
    return undefined;
  }
}
