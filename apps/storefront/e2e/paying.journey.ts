import { expect, storeBefore, test, toastWith } from './support/journey.ts';

test('[AUTH-04 CART-12 ERROR-31 CONST-54] a shopper pays for the cart, once', async ({ page }) => {
  await storeBefore(page, {
    validkey: 'Asha',
    cart_data: JSON.stringify([
      { image: '/api/pictures/1.svg', title: 'Calmag', price: 200, discountedPrice: '180.00', quantity: 2 },
    ]),
  });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Pay Now' }).click();
  await page.waitForURL('/payment');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹360.00');
  await page.getByRole('button', { name: 'Confirm Payment' }).dblclick();
  await page.waitForURL('/');
  const message = toastWith(page, 'payment Successfull');
  await expect(message).toBeVisible();
  await expect(page.getByText('payment Successfull', { exact: true })).toHaveCount(1);
  const colour = await message.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    }
    return [];
  });
  const [red = 0, green = 0, blue = 0] = colour;
  expect(green).toBeGreaterThan(Math.max(red, blue));
});

test('[CAREPLAN-10 CONST-32] the care plan is paid with an empty cart', async ({ page }) => {
  await page.goto('/careplan');
  await page.getByRole('radio', { name: /6 months/ }).check();
  expect(await page.evaluate(() => localStorage.getItem('threemonth'))).toBe('275');
  await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹275.00');
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await page.waitForURL('/');
});

test('[API-29] two tabs at the payment of one cart: the second one asks before it orders again', async ({
  page,
  context,
}) => {
  const line = { image: '/api/pictures/1.svg', title: 'Calmag', price: 200, discountedPrice: 180, quantity: 2 };
  const orders = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('niramaya.orders') ?? '{"items":[]}') as { items: [] }).items.length,
    );
  await storeBefore(page, { cart_data: JSON.stringify([line]) });
  await page.goto('/payment');
  const other = await context.newPage();
  await other.goto('/payment');
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await page.waitForURL('/');
  const question = /^You paid for this on \w{3}, \d+ \w+: order NM-\w{6}\. Do you want to order it again\?/;

  await other.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(other.getByRole('alert')).toHaveText(question);
  expect(await orders()).toBe(1);
  await other.getByRole('button', { name: 'No, show the order' }).click();
  await other.waitForURL('/');
  await expect(other.getByRole('region', { name: 'After your payment' })).toContainText(/Order NM-\w{6}, ₹360.00/);

  await test.step('so does Pay Now with the cart that was kept, also after a reload, and Yes orders', async () => {
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('/payment');
    await page.reload();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(page.getByRole('alert')).toHaveText(question);
    expect(await orders()).toBe(1);
    await page.getByRole('button', { name: 'Yes, order it again' }).click();
    await page.waitForURL('/');
    expect(await orders()).toBe(2);
  });

  await test.step('another cart is ordered at once', async () => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Increase quantity of Calmag' }).click();
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('/payment');
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL('/');
    expect(await orders()).toBe(3);
  });
});
