import { paths } from '@niramaya/contract';
import { fileOf } from './support/chunks.ts';
import { expect, expectHydrated, test } from './support/journey.ts';

test.use({ expectedConsole: /Failed to load resource|ChunkLoadError|Failed to fetch/ });

for (const { motion, leaves } of [
  { motion: 'no-preference', leaves: 'fades' },
  { motion: 'reduce', leaves: 'is gone at once' },
] as const)
  test(`[AMB-59] what stands in for a menu that did not come ${leaves} when it is closed, and the page is back meanwhile (prefers-reduced-motion: ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.route(`**${fileOf('OpenPanel')}`, (route) => route.abort());
    await page.goto('/cart');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await expectHydrated(opener);
    await opener.click();
    const layer = page.locator('dialog');
    await expect(layer).toBeVisible();
    await expect(layer).toHaveCSS('opacity', '1');

    // 200 ms become 20 s, or a busy machine would look when all is over.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await layer.getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();
    if (motion === 'reduce') await expect(layer).toBeHidden({ timeout: 1_000 });
    else {
      expect(await layer.evaluate((one: HTMLDialogElement) => [one.open, one.inert])).toEqual([false, true]);
      await expect(layer).toBeVisible();
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 100 });
    }
    await expect(layer).toBeHidden();
    await opener.click();
    await expect(layer.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

test('what opens above the page is fetched once the shopper has used it, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const overlays = () => asked.filter((path) => /\/chakra-.*\.js$/.test(path));
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(overlays()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(overlays).not.toEqual([]);
});
