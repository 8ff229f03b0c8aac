import { expect, test } from './support/journey.ts';

for (const width of [412, 1025]) {
  test(`pictures drawn in their address wait until they come near the screen, and move nothing: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const drawn = page.locator('main img[src^="data:image/svg"]');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await drawn.count()).toBe(0);
    const written = await height();

    for (const [block, product] of [
      ['Full body health checkups', 'Full Body Checkup'],
      ['Homeopathic care for cold and cough', 'Allium Cepa 30 CH'],
    ] as const) {
      const region = page.getByRole('region', { name: block });
      await region.evaluate((element) => element.scrollIntoView());
      const card = region.getByRole('article').filter({ hasText: product }).first();
      await expect(card.locator('img')).toBeInViewport();
    }
    expect(await height()).toBe(written);
  });
}
