import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp } from '../setup/trouble.mjs';
import { reportFolder } from '../visual/place.ts';
import { checks, type CheckName } from './checks.ts';
import { createDisplay } from './display.ts';
import type { Outcome } from './outcome.ts';
import { runCheck } from './run-check.ts';

const root = path.resolve(import.meta.dirname, '../..');
const interrupted = 130;

/**
 * Two lanes for two cores: the runners that use both cores one after the other, and beside them what uses one.
 */
const heavy: readonly CheckName[] = ['unit', 'stories', 'journeys'];
const light: readonly CheckName[] = ['build', 'format', 'types', 'lint', 'library'];
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
  const display = createDisplay([...heavy, ...light, ...last], `Browser: ${chromium.name}`);

  const outcomes = new Map<CheckName, Promise<Outcome>>();
  const run = (name: CheckName): Promise<Outcome> => {
    display.started(name);
    const { signal } = controller;
    return runCheck(all[name], {
      root,
      reports,
      signal,
      onProgress: (progress) => display.progress(name, progress),
    }).then((outcome) => {
      if (!signal.aborted) display.finished(name, outcome);
      return outcome;
    });
  };
  const lane = async (names: readonly CheckName[]) => {
    for (const name of names) {
      if (controller.signal.aborted) return;
      if (name === 'journeys') await outcomes.get('build');
      outcomes.set(name, run(name));
      await outcomes.get(name);
    }
  };
  await Promise.all([lane(heavy), lane(light)]);
  await lane(last);
  if (controller.signal.aborted) {
    display.stop();
    return interrupted;
  }
  return display.summary() === 0 ? 0 : 1;
}
