import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp } from '../setup/trouble.mjs';
import { reportFolder } from '../visual/place.ts';
import { checks, type CheckName } from './checks.ts';
import { createDisplay } from './display.ts';
import { runCheck } from './run-check.ts';

const root = path.resolve(import.meta.dirname, '../..');
const interrupted = 130;

/**
 * Two lanes for two cores: the stories, which take the longest and keep hardly more than one core busy, and the others one
 * after the other. The journeys come last, with the machine to themselves as a shopper has a telephone.
 */
const longest: readonly CheckName[] = ['stories', 'journeys'];
const others: readonly CheckName[] = ['build', 'format', 'types', 'unit', 'lint', 'library'];
/** Reads the reports of the others; the pages of Storybook show what this very run has found. */
const last: readonly CheckName[] = ['pictures', 'trace', 'storybook'];

await main().then((code) => process.exit(code), giveUp);

/** Runs every check, whatever fails, and prints what each found. @returns the exit code */
async function main(): Promise<number> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onOrphaned(stop);

  const reports = path.join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  // Each run writes its pictures behind those that are there.
  rmSync(reportFolder, { recursive: true, force: true });
  const chromium = await resolveChromium();
  const browser = { ...chromium.env, CHROMIUM_PATH: chromium.path };
  const all = checks({ root, reports, browser, pinned: chromium.pinned, storefront: path.join(reports, 'storefront') });
  const display = createDisplay([...longest, ...others, ...last], `Browser: ${chromium.name}`);

  const { signal } = controller;
  const run = async (name: CheckName) => {
    display.running(name);
    const { report } = all[name];
    // A report of an earlier run must not be taken for this one's.
    if (report) rmSync(report.file, { force: true });
    const outcome = await runCheck(all[name], {
      root,
      log: path.join(reports, `${name}.log`),
      signal,
      onProgress: (progress) => display.running(name, progress),
    });
    if (!signal.aborted) display.finished(name, outcome);
  };
  const lane = async (names: readonly CheckName[]) => {
    for (const name of names) if (!signal.aborted) await run(name);
  };
  await Promise.all([lane(longest), lane(others)]);
  await lane(last);
  if (signal.aborted) {
    display.stop();
    return interrupted;
  }
  return display.summary() === 0 ? 0 : 1;
}
