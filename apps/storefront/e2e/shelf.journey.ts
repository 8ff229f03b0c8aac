import { expect, test } from './support/journey.ts';

test('a guest saves and compares products by keyboard, and finds what was viewed, in every tab', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/medicines');
  const cards = page.getByRole('main').getByRole('article');
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';

  await test.step('compare two', async () => {
    await cards
      .nth(0)
      .getByRole('button', { name: /^Compare/ })
      .press('Enter');
    await cards
      .nth(1)
      .getByRole('button', { name: /^Compare/ })
      .press('Enter');
    await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).press('Enter');
    const table = page.getByRole('dialog', { name: 'Compare products' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await page.keyboard.press('Escape');
  });

  await test.step('save one', async () => {
    await page.getByRole('button', { name: `Save ${title}` }).press('Enter');
    await expect(page.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('view it, and find it on the home screen and in another tab', async () => {
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Niramaya, home' }).first().click();
    await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveText([title]);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveText([title]);
    await page.getByRole('button', { name: 'Clear recently viewed' }).click();
    await expect(other.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  });
});

test('a saved product with an old price is shown and added at the price of today, and an old cart shows a message', async ({
  page,
}) => {
  const title = 'Calmag D3 500 mg Tablet, Strip of 15';
  const old = { image: '/api/pictures/1.svg', title, price: 1, discountedPrice: 1 };
  const saved = { ...old, discount: 0, rating: 4, category: 'vitamins' };
  await page.goto('/covid');
  await page.evaluate((item) => {
    localStorage.setItem('niramaya.saved', JSON.stringify({ v: 1, items: [item] }));
  }, saved);
  await page.getByRole('banner').getByRole('button', { name: 'Yours on this device' }).click();
  await page.getByRole('button', { name: /^Saved products/ }).click();
  const panel = page.getByRole('dialog', { name: 'Saved products' });
  await expect(panel.getByText(/^Price was ₹1\.00, now ₹[\d.]+\.$/)).toBeVisible();
  await panel.getByRole('button', { name: `Add to Cart: ${title}` }).click();
  const rupees = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('cart_data') ?? '[]') as (typeof old)[])[0]?.discountedPrice);
  await expect.poll(rupees).toBeGreaterThan(1);

  await page.evaluate((line) => localStorage.setItem('cart_data', JSON.stringify([line])), { ...old, quantity: 1 });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByRole('button', { name: `Use the new price: ${title}` }).click();
  await expect.poll(rupees).toBeGreaterThan(1);
  await expect(page.getByText('These are today’s prices.')).toBeVisible();
});
