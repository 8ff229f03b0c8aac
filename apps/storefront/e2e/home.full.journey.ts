import { expect, test } from './support/journey.ts';
import { showAll } from './support/reflow.ts';
import { expectSteady, watchShiftsWithFonts } from './support/shifts.ts';

/** The greatest height of home on a phone of 360 px, in px: a shopper scrolls through about five windows. */
const greatestHeightAt360 = 3_800;

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [480, 900],
] as const)
  test(`home at ${width} px: every row shows one card and a part of the next, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShiftsWithFonts(page);
    await page.goto('/');
    /** Finds every row of cards. The stories of HomeScreen own the names of the rows. */
    const rows = page.getByRole('main').locator('[role=group]:has(article)');
    const row = (name: string) => page.getByRole('main').getByRole('group', { name, exact: true });
    /**
     * Returns the name of each row with the visible widths of its cards, in px, without those that are out of sight.
     */
    const visible = () =>
      rows.evaluateAll((groups) => {
        const widthOf = ({ left, right }: DOMRect) => Math.min(right, window.innerWidth) - Math.max(left, 0);
        return groups.map((group) => {
          const widths = [...group.querySelectorAll('article')].map((card) => widthOf(card.getBoundingClientRect()));
          return { name: group.ariaLabel!, cards: widths.filter((part) => part > 0) };
        });
      });
    const expectOneAndAPart = async () => {
      for (const { name, cards } of await visible()) {
        expect.soft(cards, name).toHaveLength(2);
        expect.soft(cards[0], name).toBeGreaterThan(width * 0.75);
        expect.soft(cards[1], name).toBeGreaterThanOrEqual(24);
        expect.soft(cards[1], name).toBeLessThanOrEqual(40);
      }
    };
    await showAll(page);
    await expect(row('Our Top Brands').getByRole('link', { name: 'Neemila' })).toBeAttached();
    await expect(rows).toHaveCount(6);
    await expectOneAndAPart();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width === 360) expect(pageHeight).toBeLessThanOrEqual(greatestHeightAt360);
    await expectSteady(page, 'every row was near the window');

    // The first click loads the endless tracks.
    await row('Featured Brands').getByRole('button', { name: /^Next/ }).click();
    await expect(row('Featured Brands').getByText('2 / 9')).toBeVisible();
    for (const one of await rows.all()) {
      await one.scrollIntoViewIfNeeded();
      await expect(one.locator('.slick-track')).toBeAttached();
    }
    await expectOneAndAPart();
    await expectSteady(page, 'the endless tracks are there');
  });
