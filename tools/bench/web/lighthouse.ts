import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { resolveChromium } from '../../chromium.ts';

const cli = path.resolve(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');
/** The categories of Lighthouse that are measured. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The figures of one run of Lighthouse. Scores are from 0 to 100. */
export interface Run {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** The Largest Contentful Paint, in ms after the navigation began. */
  readonly lcpMs: number;
  /** The Total Blocking Time, in ms. */
  readonly tbtMs: number;
  /** The Cumulative Layout Shift, a score without a unit. */
  readonly cls: number;
  /** The time of all tasks of the main thread, in ms. */
  readonly mainThreadMs: number;
  /**
   * Lighthouse's estimate of the speed of this machine at the time of the run. Compare only runs with similar indexes.
   */
  readonly benchmarkIndex: number;
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Runs Lighthouse once for an address, on a simulated phone. Throws if it fails. */
export async function measure(url: string): Promise<Run> {
  const chromium = await resolveChromium();
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const child = spawn(
    process.execPath,
    [cli, url, `--only-categories=${categories.join()}`, '--output=json', '--quiet', flags],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.path } },
  );
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${url} could not be measured:\n${errors}`);
  const report = JSON.parse(output) as Report;
  if (report.runtimeError) throw new Error(`${url} could not be measured: ${report.runtimeError.message}`);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    mainThreadMs: figure('mainthread-work-breakdown'),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}
