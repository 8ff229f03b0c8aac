import { expect, expectHydrated, storeBefore, test, toastWith } from './support/journey.ts';

const line = {
  image: '/api/pictures/1.svg',
  title: 'Calmag D3 500 mg Tablet, Strip of 15',
  price: 200,
  discountedPrice: 180,
  quantity: 2,
};

test('[AMB-35 API-29] what was paid for is an order with a receipt, and can be ordered again', async ({ page }) => {
  await storeBefore(page, { cart_data: JSON.stringify([line]) });
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await page.waitForURL('/');

  const notice = page.getByRole('region', { name: 'After your payment' });
  await test.step('home says what was paid, after a reload too', async () => {
    await expect(notice).toContainText(/Order NM-\w{6}, ₹360.00/);
    await page.reload();
    await expect(notice).toContainText('Paid by UPI.');
    await expect(notice).toContainText(/Expected between \w{3}, \d+ \w+ and/);
    await notice.getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByRole('dialog').getByText(/This is not a tax invoice/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('Back and Confirm again asks, and No leads home to the order', async () => {
    await page.goBack();
    await page.waitForURL('/payment');
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You paid for this on' })).toBeVisible();
    await page.getByRole('button', { name: 'No, show the order' }).click();
    await page.waitForURL('/');
    await expect(notice).toContainText('The product you paid for is still in your cart.');
  });
  await notice.getByRole('button', { name: 'Clear ordered items' }).click();

  const opener = page.getByRole('banner').getByRole('button', { name: 'Yours on this device' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^My orders/ }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'My orders' });
  await expect(panel.getByRole('article')).toHaveCount(1);

  await test.step('only the receipt is printed', async () => {
    await panel.getByRole('button', { name: /^Receipt of order NM-/ }).click();
    await expect(panel.getByText(/This is not a tax invoice/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeHidden();
    await expect(page.getByRole('row', { name: /Total paid/ }).filter({ visible: true })).toHaveText(
      'Total paid₹360.00',
    );
    await page.emulateMedia({ media: 'screen' });
    await panel.getByRole('button', { name: 'All orders' }).click();
  });

  await panel.getByRole('button', { name: /^Order again/ }).click();
  await expect(toastWith(page, 'Added successfully')).toBeVisible();
  const { title, quantity } = line;
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart_data') ?? '') as unknown[]);
  expect(cart).toEqual([expect.objectContaining({ title, quantity })]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test('one order that cannot be rendered hides neither the others nor the page, and the next order leaves it', async ({
  page,
}) => {
  const order = {
    by: '',
    account: '',
    planRupees: 0,
    totalRupees: 360,
    lines: [line],
    placedAtMs: Date.now() - 7 * 24 * 3_600_000,
  };
  const never = { ...order, id: 'NM-NEVER2', placedAtMs: 1e20 };
  const items = [never, { ...order, id: 'NM-7K3F9Q' }];
  await storeBefore(page, { 'niramaya.orders': JSON.stringify({ v: 1, items }), cart_data: JSON.stringify([line]) });
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await page.waitForURL('/');
  await page.getByRole('banner').getByRole('button', { name: 'Yours on this device' }).click();
  await page.getByRole('button', { name: /^My orders/ }).click();
  const panel = page.getByRole('dialog', { name: 'My orders' });
  await expect(panel.getByRole('article')).toHaveCount(2);
  await expect(panel.getByText(/cannot be read: they are damaged. They stay on this device/)).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('niramaya.orders') ?? '');
  expect((JSON.parse(stored) as { items: unknown[] }).items).toContainEqual(JSON.parse(JSON.stringify(never)));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('My orders is in the menu: the keys lead to an order, its status and its receipt, and back', async ({
    page,
    context,
  }) => {
    await storeBefore(page, { cart_data: JSON.stringify([line]), 'niramaya.pincode': '560001' });
    await page.goto('/payment');
    await page.getByRole('button', { name: 'Confirm Payment' }).first().click();
    await page.waitForURL('/');
    await page.goto('/covid');

    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'My orders' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'My orders' });
    const order = panel.getByRole('article');
    await expect(order).toContainText(/Ordered\. Expected between \w{3}, \d+ \w+ and \w{3}, \d+ \w+, an estimate\./);
    await expect(order).toContainText('2 × Calmag D3 500 mg Tablet, Strip of 15');
    expect(new URL(page.url()).pathname).toBe('/covid');

    await expect(panel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: /^Receipt of order NM-/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Demo receipt' })).toBeVisible();
    await panel.getByRole('button', { name: 'All orders' }).press('Enter');

    await test.step('what another tab erases in My data is gone here too', async () => {
      const other = await context.newPage();
      await other.goto('/covid');
      const menu = other.getByRole('button', { name: 'Open the menu' });
      await expectHydrated(menu);
      await menu.click();
      await other.getByRole('button', { name: 'Yours on this device' }).click();
      await other.getByRole('button', { name: /^My data/ }).click();
      await other.getByRole('button', { name: 'Erase: My orders' }).click();
      await other.getByRole('button', { name: 'Yes, erase' }).click();
      await expect(panel.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    });

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
