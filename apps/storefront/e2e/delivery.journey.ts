import type { Page } from 'playwright/test';
import { aVisitor, countCalls, expect, login, register, storeBefore, test, toastWith } from './support/journey.ts';
import { expectEntryOfPage } from './support/overlays.ts';
import { expectSteady, watchShifts } from './support/shifts.ts';

const line = { image: '/api/pictures/1.svg', title: 'Zinc 50 mg', price: 200, discountedPrice: 180, quantity: 2 };
const inCart = { cart_data: JSON.stringify([line]) };
const deliverTo = (page: Page) => page.getByRole('region', { name: 'Deliver to' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('niramaya.delivery'));

/** Fills the fields by keyboard, in their order. */
async function say(page: Page, ...words: readonly string[]) {
  await page.getByRole('button', { name: 'Add where the parcel goes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox').first().focus();
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the address' }).press('Enter');
}

test('[CART-12 API-31] an address is said once, goes nowhere but on the receipt, and its PIN code is known everywhere', async ({
  page,
}) => {
  await storeBefore(page, inCart);
  await page.goto('/cart');
  const calls = countCalls(page);
  await say(page, 'Asha Rao', '12, MG Road, Bengaluru', '560 001', '+91 98765 43210');
  await expect(toastWith(page, 'Your address is kept on this device.')).toBeVisible();
  await expect(deliverTo(page)).toContainText('12, MG Road, Bengaluru 560001');
  await expect(page.getByRole('button', { name: 'Change where the parcel goes' })).toBeFocused();

  await test.step('a reload keeps it, and nothing moves', async () => {
    await watchShifts(page);
    await page.reload();
    await expect(deliverTo(page)).toContainText('Asha Rao');
    await expectSteady(page, 'the cart is there again');
  });

  await test.step('the order and its receipt name it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('/payment');
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL('/');
    await page.getByRole('region', { name: 'After your payment' }).getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByRole('dialog').getByRole('definition')).toContainText([
      'Asha Rao, 12, MG Road, Bengaluru 560001, phone 9876543210',
    ]);
    await page.keyboard.press('Escape');
    // Otherwise the closed overlay's history entry would end the navigation that follows.
    await expectEntryOfPage(page);
  });
  // The cart asks for the prices of today on arrival.
  expect(calls.filter((call) => !/^GET \/(?:medi|products|offers)/.test(call))).toEqual([]);

  await test.step('the estimate of a product knows its PIN code', async () => {
    await page.goto('/medicinesdetails?id=1');
    await expect(page.locator('input[name=pincode]')).toHaveValue('560001');
  });

  await test.step('it is taken back where it was said', async () => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Change where the parcel goes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(deliverTo(page)).toContainText('PIN code 560001. No address yet.');
    expect(await kept(page)).toBeNull();
  });
});

test('what is wrong is said, without an address one pays all the same, and Back closes the form', async ({ page }) => {
  await storeBefore(page, inCart);
  await page.goto('/cart');
  await say(page, 'Asha Rao', '', '12');
  await expect(page.getByText('Enter the house, street, area and town.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Address/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
  await page.waitForURL('/payment');
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('niramaya.orders'))).toContain('"deliverTo":null');
});

test('My data shows the address, and a log-out takes it from every tab', async ({ page, context }) => {
  const visitor = aVisitor();
  await register(page, visitor);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  await login(page, visitor);
  await page.waitForURL('/');
  await page.evaluate((cart) => localStorage.setItem('cart_data', cart), inCart.cart_data);
  await page.goto('/cart');
  await say(page, 'Asha Rao', '12, MG Road, Bengaluru', '560001', '9876543210');
  await expect(deliverTo(page)).toContainText('Asha Rao');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(deliverTo(other)).toContainText('Asha Rao');

  await page.getByRole('contentinfo').getByRole('button', { name: 'My data' }).click();
  const sheet = page.getByRole('dialog', { name: 'My data' });
  await sheet.getByRole('button', { name: 'Show: Where your parcels go' }).click();
  await expect(sheet.getByRole('region', { name: 'Content of: Where your parcels go' })).toContainText('MG Road');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toastWith(page, 'user Logout successfully')).toBeVisible();
  for (const tab of [page, other]) await expect(deliverTo(tab)).toContainText('PIN code 560001. No address yet.');
  expect(await kept(page)).toBeNull();
});
