import { expect, test } from './support/journey.ts';
import { showAll } from './support/reflow.ts';
import { expectSteady, watchShiftsWithFonts } from './support/shifts.ts';

const rows = [
  'Shop by health concerns',
  'Featured Brands',
  'Full body health checkups',
  'Pathology Tests',
  'Homeopathic care for cold and cough',
  'Our Top Brands',
];

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [480, 900],
] as const)
  test(`home at ${width} px: every row shows one card and a part of the next, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShiftsWithFonts(page);
    await page.goto('/');
    const row = (name: string) => page.getByRole('main').getByRole('group', { name, exact: true });
    /** The visible widths of the cards of each row, in px, without those that are out of sight. */
    const visible = () =>
      page.evaluate((names) => {
        const widthOf = ({ left, right }: DOMRect) => Math.min(right, window.innerWidth) - Math.max(left, 0);
        return names.map((name) => {
          const cards = document.querySelectorAll(`[role=group][aria-label="${name}"] article`);
          return [...cards].map((card) => widthOf(card.getBoundingClientRect())).filter((part) => part > 0);
        });
      }, rows);
    const expectOneAndAPart = async () => {
      for (const [index, cards] of (await visible()).entries()) {
        expect.soft(cards, rows[index]).toHaveLength(2);
        expect.soft(cards[0], rows[index]).toBeGreaterThan(width * 0.75);
        expect.soft(cards[1], rows[index]).toBeGreaterThanOrEqual(24);
        expect.soft(cards[1], rows[index]).toBeLessThanOrEqual(40);
      }
    };
    await showAll(page);
    await expect(row('Our Top Brands').getByRole('link', { name: 'Neemila' })).toBeAttached();
    await expectOneAndAPart();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width === 360) expect(tall).toBeLessThanOrEqual(3_800);
    await expectSteady(page, 'every row was near the window');

    // The first click loads the endless tracks.
    await row('Featured Brands').getByRole('button', { name: /^Next/ }).click();
    await expect(row('Featured Brands').getByText('2 / 9')).toBeVisible();
    for (const name of rows) {
      await row(name).scrollIntoViewIfNeeded();
      await expect(row(name).locator('.slick-track')).toBeAttached();
    }
    await expectOneAndAPart();
    await expectSteady(page, 'the endless tracks are there');
  });
