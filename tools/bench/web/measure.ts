import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ResolvedChromium } from '../../chromium.ts';
import { binFile } from '../../setup/bin.mjs';
import { blockingCpuMs, type Trace } from './trace.ts';

const bench = path.resolve(import.meta.dirname, '..');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The result of one Lighthouse run on one page. Scores are from 0 to 100. */
export interface Run {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** The same of the processor time alone, without the time in which the main thread waited for a core. */
  readonly tbtCpuMs: number;
  readonly cls: number;
  /** The speed of the machine in this run, by Lighthouse's own loop. Compare only runs with similar indexes. */
  readonly benchmarkIndex: number;
  /** The audits that did not pass in the three categories other than performance, in Lighthouse's words. */
  readonly complaints: readonly string[];
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

/**
 * Runs Lighthouse once with its settings for mobiles. It uses Lighthouse's own screen, simulated slow 4G and a
 * processor four times slower. The browser has never loaded the page.
 * @throws Error if the page could not be measured
 */
export async function measure(url: string, chromium: ResolvedChromium): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'niramaya-lighthouse-'));
  const output = path.join(folder, 'run.json');
  const wanted = [`--only-categories=${categories.join()}`, '--output=json', `--output-path=${output}`];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  try {
    const child = spawn(
      process.execPath,
      [binFile(bench, 'lighthouse'), url, ...wanted, '--save-assets', '--quiet', flags],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.path },
      },
    );
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new Error(`${url} could not be measured:\n${errors}`);
    const read = async <T>(file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
    return readReport(await read<Report>('run.json'), await read<Trace>('run-0.trace.json'), url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Error if the report states that the page could not be measured */
export function readReport(report: Report, trace: Trace, url: string): Run {
  if (report.runtimeError) throw new Error(`${url} could not be measured: ${report.runtimeError.message}`);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  const complaints = categories
    .slice(1)
    .flatMap((category) =>
      (report.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${report.audits[id]?.title} (${id})`),
    );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    tbtCpuMs: blockingCpuMs(trace),
    cls: figure('cumulative-layout-shift'),
    benchmarkIndex: report.environment.benchmarkIndex,
    complaints,
  };
}
