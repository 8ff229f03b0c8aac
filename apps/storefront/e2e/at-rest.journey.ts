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

test('what opens above the page is fetched once the shopper has used it, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const overlays = () => asked.filter((path) => /\/overlay-.*\.js$/.test(path));
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  // The idle moment has come: it brought the footer.
  await expect.poll(() => asked.filter((path) => /\/Footer-.*\.js$/.test(path))).not.toEqual([]);
  expect(overlays()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(overlays).not.toEqual([]);
});
