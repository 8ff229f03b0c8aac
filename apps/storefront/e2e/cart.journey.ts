import { fileOf } from './support/chunks.ts';
import { countCalls, expect, storeBefore, test } from './support/journey.ts';
import { addToCart, openCard } from './support/products.ts';
import { aLine, anOrder } from './support/stored.ts';

const title = 'Calmag D3 500 mg Tablet, Strip of 15';

test('[API-31 AMB-69 AUTH-03] opening a cart with lines, adding, changing and removing send no request; the price check sends its own', async ({
  page,
}) => {
  await storeBefore(page, { cart_data: JSON.stringify([{ ...aLine(title), discountedPrice: 1 }]) });
  await page.goto('/medicines');
  await openCard(page, 3);
  await page.waitForLoadState('networkidle');
  const calls = countCalls(page);
  await addToCart(page);
  await page.goto('/cart');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Total Products in Cart (2)');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: `Increase quantity of ${title}` }).click();
  await page.getByRole('button', { name: `Decrease quantity of ${title}` }).click();
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect(heading).toHaveText('Total Products in Cart (1)');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(heading).toHaveText('Total Products in Cart (2)');
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await page.reload();
  await expect(heading).toHaveText('Total Products in Cart (1)');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  await page.getByRole('button', { name: 'Check today’s prices' }).click();
  await expect(page.getByText('1 product has a new price, or is no longer sold.')).toBeVisible();
  expect(calls).toEqual(['GET /products?q=Calmag+D3+500+mg+Tablet%2C+Strip+of+15&_limit=20', 'GET /offers']);
});

test('[AMB-67] a line that was paid for is marked, and its paid packs are taken out, without a question or a call', async ({
  page,
}) => {
  await storeBefore(page, {
    ...anOrder,
    cart_data: JSON.stringify([{ ...aLine('Calmag'), quantity: 3 }, aLine('Zinc')]),
  });
  const calls = countCalls(page);
  await page.goto('/cart');
  const row = page.getByRole('listitem').filter({ hasText: 'Calmag' });
  await expect(row.getByText(/^Paid on .+, order NM-7K3F9Q \(2 paid for\)$/)).toBeVisible();
  await row.getByRole('button', { name: 'Take the paid packs out: Calmag' }).click();
  await expect(row.getByRole('status')).toHaveText('Qty 1');
  await expect(page.getByText(/^Paid on/)).toHaveCount(0);
  await expect(row.getByText('The paid packs are out of your cart.')).toBeFocused();
  await row.getByRole('button', { name: 'Undo: Calmag' }).click();
  await expect(row.getByText(/^Paid on .+ \(2 paid for\)$/)).toBeVisible();

  // The mark is there again after Remove and Undo.
  await row.getByRole('button', { name: 'Remove Calmag' }).click();
  await expect(page.getByText(/^Paid on/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Calmag' }).click();
  await expect(row.getByText(/^Paid on .+ \(2 paid for\)$/)).toBeVisible();
  expect(calls).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('Pay Now opens the payment, whose code the cart has fetched ahead', async ({ page, context }) => {
    await storeBefore(page, { cart_data: JSON.stringify([aLine(title)]) });
    const code = page.waitForResponse(`**${fileOf('PaymentScreen')}`);
    await page.goto('/cart');
    await (await code).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await expect(page).toHaveURL('/payment');
    await expect(page.getByRole('button', { name: 'Confirm Payment' }).first()).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
});
