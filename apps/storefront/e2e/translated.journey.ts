import type { Locator, Page } from 'playwright/test';
import { aVisitor, expect, expectHydrated, login, register, storeBefore, test, toastWith } from './support/journey.ts';
import { openings } from './support/openings.ts';
import { expectEntryOfPage } from './support/overlays.ts';
import { staleTexts, translatePages } from './support/translation.ts';

// A section that is translated before its hydration is rendered again, and React reports that it was (error 418).
test.use({ expectedConsole: /Minified React error #418/ });

test.beforeEach(({ page }) => translatePages(page));
test.afterEach(async ({ page }) => expect(await staleTexts(page)).toEqual([]));

const translated = (page: Page, text: string) => page.locator('font').getByText(text, { exact: true }).first();
/** Waits for a section that was translated before its hydration: React renders it again, and a click before is lost. */
async function arrival(control: Locator) {
  await control.evaluate((element) => element.scrollIntoView());
  await expectHydrated(control);
}

const cart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });

test('a translated listing can be filtered, paged, ordered and searched, and its texts are new', async ({ page }) => {
  await page.goto('/medicines');
  await expect(translated(page, '300 products, page 1 of 30')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Vitamins' }).check();
  await expect(page.getByRole('main').getByText('60 products, page 1 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('60 products, page 2 of 6')).toBeVisible();
  for (const order of ['Price low to high', 'Price high to low', 'All']) {
    await page.getByLabel('Sort by').selectOption({ label: order });
    await expect(page.getByText('60 products, page 1 of 6')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Remove filter: Vitamins' }).click();
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();

  const search = page.getByRole('combobox', { name: /search/i });
  for (const text of ['zinc', 'neem']) {
    await search.fill(text);
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(new RegExp(text, 'i'));
  }
  await search.press('Enter');
  await expect(page).toHaveTitle('“neem” · Medicines and health products · Niramaya\u200B');
  await search.fill('zzzz');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: /^Nothing found for “zzzz”/ })).toBeVisible();
  await page.getByRole('button', { name: 'See everything we sell' }).click();
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  await expect(page).toHaveTitle('Medicines and health products · Niramaya\u200B');
});

test('a shopper who has the pages translated signs up, buys and pays, with the right numbers', async ({ page }) => {
  const visitor = aVisitor();
  await register(page, visitor);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  await login(page, visitor);
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByText(visitor.username)).toBeVisible();

  await page.goto('/medicines');
  const cards = page.getByRole('main').getByRole('article');
  for (const at of [0, 1]) {
    await cards.nth(at).getByRole('button', { name: /^Add/ }).click();
    await expect(cart(page)).toHaveText(String(at + 1));
  }
  await cards
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(cards.first().getByRole('link', { name: /^2 In cart/ })).toHaveText('2');
  await cards.first().getByRole('link').first().click();
  await expect(page.getByText('In your cart: 2')).toBeVisible();
  await page.getByRole('button', { name: /^Decrease/ }).click();
  await expect(page.getByText('In your cart: 1')).toBeVisible();

  await cart(page).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Total Products in Cart (2)');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Qty 2')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(heading).toHaveText('Total Products in Cart (1)');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(heading).toHaveText('Total Products in Cart (2)');
  const total = await page.getByRole('definition').last().textContent();

  await page.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(String(total));
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(toastWith(page, 'payment Successfull')).toBeVisible();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'My orders' })).toContainText(String(total));
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a translated consultation goes from step to step and back', async ({ page }) => {
  await page.goto('/abcd');
  await page.getByRole('button', { name: '+ Add New Member' }).click();
  await page.getByRole('textbox', { name: 'Patient name' }).fill('Raghav Iyer');
  await page.getByRole('textbox', { name: 'Age' }).fill('61');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('rowheader', { name: 'Raghav Iyer' })).toBeVisible();
  const proceed = page.getByRole('main').getByRole('link', { name: 'Proceed' });
  await proceed.click();
  for (const symptom of ['Cough', 'Headache', 'Cough']) await page.getByRole('button', { name: symptom }).click();
  await proceed.click();
  await proceed.click();
  await page.getByRole('radio', { name: /6 months/ }).check();
  await page.goBack();
  await page.goForward();
  await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹275.00');
  for (const tab of ['Wallets', 'Cards', 'Net Banking', 'UPI']) await page.getByRole('tab', { name: tab }).click();
});

test('a translated page changes its language and its colours', async ({ page }) => {
  await page.goto('/covid');
  const language = page.getByRole('combobox', { name: /language|भाषा/i });
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await arrival(language);
  await language.selectOption('hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/कोविड/);
  await language.selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
  for (const colours of ['dark', 'light'])
    await page
      .getByRole('banner')
      .getByRole('button', { name: `Switch to ${colours} colours` })
      .click();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('everything that opens over a translated page opens and closes', async ({ page }) => {
    for (const { name, path, stored, open } of openings) {
      if (stored) await storeBefore(page, stored);
      await page.goto(path);
      if (name === 'Privacy policy')
        await arrival(page.getByRole('contentinfo').getByRole('heading', { name: 'Policies', exact: true }));
      if (name === 'Full Body Checkup')
        await arrival(page.getByRole('button', { name: `See what is included: ${name}` }));
      await open(page);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      // A navigation that begins before the entry has left would be aborted.
      await expectEntryOfPage(page);
      expect(await staleTexts(page)).toEqual([]);
    }
  });
});
