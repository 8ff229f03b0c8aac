import { expect, test } from './support/journey.ts';

for (const width of [412, 1280]) {
  test(`pictures below the banner wait until they come near, in files of their own, and move nothing: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    expect(await page.content()).not.toContain('src="data:');
    // No picture of another banner has these ids.
    const picture = page.locator('svg[viewBox="0 0 720 420"]:has(#t):has(#l)');
    await expect(page.getByRole('group', { name: 'Slide 1 of 5' }).locator(picture)).toBeVisible();
    await expect(page.locator('main img:not([loading=lazy])')).toHaveCount(0);

    // From here on the fonts are in the browser's cache.
    await page.reload();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const written = await height();
    for (const [block, product] of [
      ['Homeopathic care for cold and cough', 'Allium Cepa 30 CH'],
      ['Full body health checkups', 'Full Body Checkup'],
    ] as const) {
      const region = page.getByRole('region', { name: block });
      await region.evaluate((element) => element.scrollIntoView());
      const picture = region.getByRole('article').filter({ hasText: product }).first().locator('img');
      await expect(picture).toBeInViewport();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160);
    }
    expect(await height()).toBe(written);
  });
}
