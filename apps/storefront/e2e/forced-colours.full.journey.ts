import { paths, type Path } from '@niramaya/contract';
import type { Page } from 'playwright/test';
import { forcedColourViolations } from '@niramaya/fixtures/forced-colours';
import { expect, storeBefore, test } from './support/journey.ts';
import { aFilledDevice } from './support/stored.ts';

const choices: Partial<Record<Path, (page: Page) => Promise<unknown>>> = {
  '/login': (page) => page.locator('input[name=email]').focus(),
  '/register': (page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click(),
  '/abcd': (page) => page.getByRole('button', { name: '+ Add New Member' }).click(),
  '/symptoms': (page) => page.getByRole('main').getByRole('button', { pressed: false }).first().click(),
  '/doctor_final': (page) => page.getByRole('main').getByRole('button', { pressed: false }).first().click(),
  '/payment': (page) => page.getByRole('tab').nth(2).click(),
};

const aShopper = { ...aFilledDevice, validkey: 'Meera' };

for (const colorScheme of ['light', 'dark'] as const)
  for (const [who, stored] of [
    ['a guest', {}],
    ['a shopper', aShopper],
  ] as const)
    test(`selection, focus and borders are visible for ${who} with forced ${colorScheme} colours`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await storeBefore(page, stored);
      for (const path of Object.values(paths))
        await test.step(path, async () => {
          // Only the listing reads the query.
          await page.goto(`${path}?category=vitamins&rating=5&page=2`);
          await expect(page.locator('main h1').first()).toBeVisible();
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
          await choices[path]?.(page);
          expect(await page.evaluate(forcedColourViolations), path).toEqual([]);
        });
    });
