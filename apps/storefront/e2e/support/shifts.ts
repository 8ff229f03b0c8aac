import { expect, type Page } from 'playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Records every layout shift, also after a click. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const words = (node?.textContent || node?.nodeName || 'something').slice(0, 60);
          return `${words} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
        });
        shifts.push(`${value.toFixed(4)}${hadRecentInput ? ' after a press' : ''}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Records every layout shift, with the fonts in the browser's cache. */
export async function watchShiftsWithFonts(page: Page): Promise<void> {
  await watchShifts(page);
  await page.goto('/covid');
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the layout shifts that were recorded since the last call, each with its score first, and forgets them. */
export const movedSince = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frame();
    await frame();
    return (window as unknown as { shifts: string[] }).shifts.splice(0);
  });

/** The largest layout-shift score that is allowed, a fifth of a good one. */
const mostShift = 0.02;

/** Expects that nothing has moved. Only the full tier calls it, because a busy machine paints late. */
export async function expectSteady(page: Page, after: string): Promise<void> {
  const moved = await movedSince(page);
  const score = moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect.soft(score, `${after}: ${moved.join('\n')}`).toBeLessThanOrEqual(mostShift);
}
