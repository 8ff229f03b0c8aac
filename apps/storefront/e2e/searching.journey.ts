import type { Page } from 'playwright/test';
import { holdScripts, openPrerendered } from './support/held-scripts.ts';
import { countCalls, expect, test } from './support/journey.ts';
import { expectSteady, watchShifts } from './support/shifts.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /search/i });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('Enter opens all that is found, and it is found again by its address', async ({ page }) => {
  await page.goto('/');
  const calls = countCalls(page);
  await search(page, ' neem face wsh ');
  await expect(page).toHaveURL('/medicines?q=neem+face+wsh');
  await expect(page).toHaveTitle('“neem face wsh” · Medicines and health products · Niramaya');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards(page).first()).toContainText('Face Wash');
  // The keystrokes have their own call, a second later, whatever Enter did (API-14).
  await expect.poll(() => calls).toContain('GET /products');
  const asked = calls.filter((call) => call.startsWith('GET /products'));
  expect(asked.toSorted()).toEqual(['GET /products', 'GET /products?q=neem+face+wsh&_page=1&_limit=10']);

  await page.getByLabel('Skin care').check();
  await expect(page).toHaveURL('/medicines?q=neem+face+wsh&category=skinCare');
  await page.goBack();
  await expect(page).toHaveURL('/medicines?q=neem+face+wsh');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(field(page)).toHaveValue('neem face wsh');
  await page.reload();
  await expect(field(page)).toHaveValue('neem face wsh');
  await expect(cards(page).first()).toContainText('Face Wash');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('an amount is found however it is written, and the order is the one that is chosen', async ({ page }) => {
  await page.goto('/medicines?q=vitamin%20c%20500mg');
  await expect(cards(page).first()).toContainText('Vitamin C 500 mg');
  await page.goto('/medicines?q=zinc&order=asc');
  await expect(cards(page).first()).toBeVisible();
  const prices = await cards(page).locator('s, del').allTextContents();
  const rupees = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
  expect(rupees.length).toBeGreaterThan(2);
  expect(rupees).toEqual(rupees.toSorted((one, other) => one - other));
});

test('the line in hand opens its product, as a press on it does', async ({ page }) => {
  await page.goto('/medicines?q=zinc');
  await field(page).fill('neem');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/medicinesdetails');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one search follows another, nothing found says what to do, and nothing moves meanwhile', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/medicines?q=zinc&rating=4');
    await expect(page.getByRole('status').filter({ hasText: 'page 1 of 1' })).toBeVisible();
    await expectSteady(page, 'a search by its address');
    await search(page, 'telescope');
    await expect(page).toHaveURL('/medicines?q=telescope');
    await expect(page.getByRole('heading', { name: 'Nothing found for “telescope”' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Products for “telescope”' })).toBeFocused();
    await page.getByRole('button', { name: 'See everything we sell' }).tap();
    await expect(page).toHaveURL('/medicines');
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
    await expect(field(page)).toHaveValue('');

    await search(page, 'tulsi');
    await expect(cards(page).first()).toContainText(/tulsi/i);
    await page.getByRole('main').getByRole('button', { name: 'Remove search: “tulsi”' }).tap();
    await expect(page).toHaveURL('/medicines');
    await expect(page.getByRole('region', { name: 'Products', exact: true })).toBeFocused();
  });
});

test('what is not sold is named as such, with a way on, and what was searched for is found again', async ({ page }) => {
  await page.goto('/');
  await search(page, 'khansi');
  await expect(cards(page).first()).toContainText('Cough Syrup');
  await search(page, 'paracetmol 500mg');
  const main = page.getByRole('main');
  await expect(main.getByText(/^That is the name of a medicine, and we do not sell it\./)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await main.getByRole('link', { name: /^Ask a doctor/ }).focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: /^See our shelf: Fever/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/medicines?q=fever+thermometer');
  await expect(cards(page)).toHaveCount(3);

  await search(page, 'pet dard');
  await expect(main.getByRole('link', { name: /^See our shelf: Stomach care/ })).toBeVisible();
  await main.getByRole('link', { name: 'khansi' }).click();
  await expect(page).toHaveURL('/medicines?q=khansi');
  await expect(cards(page).first()).toContainText('Cough Syrup');

  await search(page, 'sugar test');
  await expect(main.getByRole('link', { name: /^See our lab tests/ })).toBeVisible();
  await main.getByRole('button', { name: 'Forget these' }).press('Enter');
  await expect(main.getByText('Your last searches are forgotten.')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('niramaya.searches'))).toBeNull();
});

test('the list of the field knows what everybody calls it, too', async ({ page }) => {
  await page.goto('/cart');
  await field(page).fill('bp machine');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Blood Pressure Monitor');
  await field(page).fill('crocin');
  await expect(page.getByRole('listbox')).toContainText('No product matches');
});

test('a search that is sent before the scripts have come is answered when they have', async ({ page }) => {
  await page.goto('/covid');
  const letGo = await holdScripts(page);
  await openPrerendered(page, '/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await field(page).pressSequentially('tulsi');
  await field(page).press('Enter');
  letGo();
  await expect(page).toHaveURL('/medicines?q=tulsi');
  await expect(cards(page).first()).toContainText(/tulsi/i);
});
