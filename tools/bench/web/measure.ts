import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import type { ResolvedChromium } from '../../chromium.ts';
import { binFile } from '../../setup/bin.mjs';

const bench = path.resolve(import.meta.dirname, '..');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one run of Lighthouse found on one page. Scores from 0 to 100. */
export interface Run {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Audits of the three categories other than performance that are not passed, in Lighthouse's words. */
  readonly complaints: readonly string[];
}

interface Report {
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
 * One run as Lighthouse does it for mobiles: its own screen, simulated slow 4G and a processor four times slower, in a
 * browser that has never seen the page.
 * @throws Error where the page could not be measured
 */
export async function measure(url: string, chromium: ResolvedChromium): Promise<Run> {
  const wanted = [`--only-categories=${categories.join()}`, '--output=json', '--quiet'];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const child = spawn(process.execPath, [binFile(bench, 'lighthouse'), url, ...wanted, flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.path },
  });
  const [report, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!report.startsWith('{')) throw new Error(`${url} could not be measured:\n${errors}`);
  return readReport(JSON.parse(report) as Report, url);
}

/** @throws Error where the report says that the page could not be measured */
export function readReport(report: Report, url: string): Run {
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
    cls: figure('cumulative-layout-shift'),
    complaints,
  };
}
