import { expect, expectHydrated, test } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

test('five quick clicks on an arrow are five moves, whether the list scrolls or the track moves', async ({ page }) => {
  await page.goto('/');
  const brands = page.getByRole('group', { name: 'Featured Brands' });
  const next = brands.getByRole('button', { name: /next/i });
  await next.scrollIntoViewIfNeeded();
  await expect(brands.getByText(/^1 \//)).toBeVisible();
  await expectHydrated(next);
  const clickFiveTimes = () =>
    next.evaluate(async (button: HTMLElement) => {
      for (let clicks = 0; clicks < 5; clicks += 1) {
        button.click();
        // As fast as a frame, and so long before the move of 500 ms ends.
        await new Promise(requestAnimationFrame);
      }
    });
  await clickFiveTimes();
  await expect(brands.getByText(/^6 \//)).toBeVisible();
  await next.hover();
  await expect(brands.locator('.slick-track')).toBeVisible();
  await expect(brands.getByText(/^6 \//)).toBeVisible();
  const previous = brands.getByRole('button', { name: /previous/i });
  for (let clicks = 0; clicks < 5; clicks += 1) await previous.click();
  await expect(brands.getByText(/^1 \//)).toBeVisible();
});

test('the banner follows a finger, stays where it was put, and lets the page scroll', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('group', { name: /^Slide 1 of 5/ });
  await expect(banner).toBeVisible();
  await expect(banner.locator('..')).toHaveCSS('touch-action', 'pan-y');
  const box = await banner.boundingBox();
  if (!box) throw new Error('The banner has no box.');
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await touch('touchStart', ...from);
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      await touch('touchMove', from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
    }
    return () => touch('touchEnd', ...to);
  };
  const middle = box.y + 60;

  const lift = await drag([300, middle], [120, middle + 6]);
  await expect
    .poll(() => banner.evaluate((slide) => Math.round(slide.getBoundingClientRect().left)))
    .toBeLessThan(-100);
  await lift();
  await expect(page.getByRole('group', { name: /^Slide 2 of 5/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play the banners' })).toBeVisible();

  await (
    await drag([180, middle + 120], [184, middle - 60])
  )();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expect(page.getByRole('group', { name: /^Slide 2 of 5/ })).toBeVisible();
});
