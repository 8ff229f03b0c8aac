import { paths } from '@niramaya/contract';
import { expect, test } from './support/journey.ts';

for (const path of Object.values(paths)) {
  test(`${path} has all the rules that it wants until the shopper touches it`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const wanted = await page.evaluate(async () => {
      // What comes in an idle moment has come too.
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const [brought, made] = document.querySelectorAll<HTMLStyleElement>('style[data-rules]');
      return {
        brought: brought!.sheet!.cssRules.length,
        made: [...made!.sheet!.cssRules].map(({ cssText }) => cssText),
      };
    });
    expect(wanted.brought).toBeGreaterThan(100);
    expect(wanted.made, 'rules that were computed in the browser').toEqual([]);
  });
}
