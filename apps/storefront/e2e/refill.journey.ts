import { readFile } from 'node:fs/promises';
import { expect, storeBefore, test } from './support/journey.ts';

const line = { image: '/api/pictures/1.svg', price: 1, discountedPrice: 1 };
const order = { by: '', account: '', planRupees: 0, totalRupees: 3, placedAtMs: Date.now() - 40 * 86_400_000 };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('what was ordered is due after the days that were set, and by the keys in the cart at the price of today', async ({
    page,
  }) => {
    const lines = [
      { ...line, title: 'Calmag D3 500 mg Tablet, Strip of 15', quantity: 2 },
      { ...line, title: 'No Longer Sold, Tube of 30 g', quantity: 1 },
    ];
    const items = [{ ...order, id: 'NM-REF7LL', lines }];
    await storeBefore(page, { 'niramaya.orders': JSON.stringify({ v: 1, items }) });
    await page.goto('/covid');
    await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Yours on this device' }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refill/ })
      .press('Enter');
    const panel = page.getByRole('dialog', { name: 'Refill' });
    const calmag = panel.getByRole('article').filter({ hasText: 'Calmag' });
    await expect(calmag).toContainText('Due since');

    await test.step('the days are kept through a reload', async () => {
      await calmag.getByRole('textbox').fill('90');
      await expect(calmag).toContainText('Due on');
      await page.reload();
      await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Yours on this device' }).press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Refill/ })
        .press('Enter');
      await expect(calmag.getByRole('textbox')).toHaveValue('90');
    });

    await test.step('the calendar gets a file', async () => {
      const coming = page.waitForEvent('download');
      await panel.getByRole('button', { name: 'Calendar file (.ics)' }).press('Enter');
      const file = await coming;
      expect(file.suggestedFilename()).toBe('niramaya-refill.ics');
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
      expect(text).toContain(
        '\r\nRRULE:FREQ=DAILY;INTERVAL=90\r\nSUMMARY:Refill: Calmag D3 500 mg Tablet\\, Strip of 15\r\n',
      );
    });

    await test.step('one click each: one is there at another price, the other is gone', async () => {
      await calmag.getByRole('button', { name: /^Put 2 packs in the cart/ }).press('Enter');
      await expect(calmag.getByRole('status')).toContainText(/at today’s ₹[\d.,]+ each; it was ₹1\.00/);
      await panel.getByRole('button', { name: /^Put 1 pack in the cart: No Longer Sold/ }).press('Enter');
      await expect(panel.getByText('The shop no longer has it, so nothing was put in the cart.')).toBeVisible();
      const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart_data') ?? '') as unknown[]);
      expect(cart).toMatchObject([{ title: 'Calmag D3 500 mg Tablet, Strip of 15', quantity: 2 }]);
      expect(cart).toHaveLength(1);
    });
    expect(new URL(page.url()).pathname).toBe('/covid');

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test('by month, and all that is due goes into the cart by one click: not twice, and what is gone is named', async ({
  page,
}) => {
  const calmag = { ...line, title: 'Calmag D3 500 mg Tablet, Strip of 15', quantity: 2 };
  const old = { ...order, id: 'NM-0LD222', lines: [calmag, { ...line, title: 'No Longer Sold', quantity: 1 }] };
  const later = { ...line, title: 'Dantika Clove Toothpaste, Tube of 150 g', quantity: 1 };
  const recent = { ...order, id: 'NM-NEW222', placedAtMs: Date.now() - 86_400_000, lines: [later] };
  await storeBefore(page, {
    'niramaya.orders': JSON.stringify({ v: 1, items: [recent, old] }),
    'niramaya.refill': '{"v":',
  });
  await page.goto('/covid');
  await page.getByRole('banner').getByRole('button', { name: 'Yours on this device' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refill/ })
    .press('Enter');
  const panel = page.getByRole('dialog', { name: 'Refill' });
  await expect(panel.getByText(/^The days you set cannot be read/)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Due now' }).getByRole('article')).toHaveCount(2);
  const dueMs = Date.now() + 29 * 86_400_000;
  const month = new Date(dueMs).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  await expect(panel.getByRole('region', { name: month }).getByRole('article')).toHaveCount(1);

  const all = panel.getByRole('button', { name: 'Put all that is due in the cart (2 products)' });
  await all.press('Enter');
  const said = panel.getByRole('status').filter({ hasText: 'No longer sold: No Longer Sold.' });
  await expect(said).toContainText('1 product put in your cart, at today’s price.');
  await all.press('Enter');
  await expect(said).toContainText('1 product was in it already.');
  await expect(said.getByRole('link', { name: 'Go to cart' })).toBeVisible();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart_data') ?? '') as unknown[]);
  expect(cart).toMatchObject([{ title: 'Calmag D3 500 mg Tablet, Strip of 15', quantity: 2 }]);
  expect(cart).toHaveLength(1);
});
