import { expect, test } from './support/journey.ts';

declare global {
  interface Window {
    /** How many drawn pictures have come with each change of the page. */
    drawn: number[];
  }
}

for (const width of [412, 1280]) {
  test(`pictures drawn in their address come one by one, or when they are near the screen, and move nothing: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript(() => {
      window.drawn = [];
      const isDrawn = (node: Node) => node instanceof HTMLImageElement && node.src.startsWith('data:');
      new MutationObserver((changes) => {
        const count = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isDrawn).length;
        if (count > 0) window.drawn.push(count);
      }).observe(document, { childList: true, subtree: true });
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const answer = await page.request.get('/');
    expect(await answer.text()).not.toContain('src="data:');
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => window.drawn.length)).toBeGreaterThan(20);
    // What is near the screen comes at once: a row of it at the most.
    expect(Math.max(...(await page.evaluate(() => window.drawn)))).toBeLessThanOrEqual(4);

    // The fonts are in the browser's cache from here on.
    await page.reload();
    const written = await height();
    for (const [block, product] of [
      ['Homeopathic care for cold and cough', 'Allium Cepa 30 CH'],
      ['Full body health checkups', 'Full Body Checkup'],
    ] as const) {
      const region = page.getByRole('region', { name: block });
      await region.evaluate((element) => element.scrollIntoView());
      await expect(region.getByRole('article').filter({ hasText: product }).first().locator('img')).toBeInViewport();
    }
    expect(await height()).toBe(written);
  });
}
