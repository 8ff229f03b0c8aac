import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, expectHydrated, openPanel, signUp, storeBefore, test, toastWith } from './support/journey.ts';
import { expectEntryOfPage } from './support/overlays.ts';
import { cards, openCard, storedCart } from './support/products.ts';
import { aLine } from './support/stored.ts';

const calmag = 'Calmag D3 500 mg Tablet, Strip of 15';

test('an ordered product is due after the chosen days, in every tab, and Enter adds it at the price of today', async ({
  page,
  context,
}) => {
  const lines = [
    { ...aLine(calmag), discountedPrice: 1, quantity: 2 },
    { ...aLine('No Longer Sold Tablet, Strip of 10'), quantity: 1 },
  ];
  const order = { id: 'NM-REF7LL', by: '', account: '', planRupees: 0, totalRupees: 3, lines };
  const items = [{ ...order, placedAtMs: Date.now() - 40 * 86_400_000 }];
  await storeBefore(page, {
    'niramaya.orders': JSON.stringify({ v: 1, items }),
    'niramaya.refill': JSON.stringify({ v: 1, items: lines.map(({ title }) => ({ title, of: '', days: 30 })) }),
  });
  const openRefill = async (tab: Page) => {
    await tab.goto('/covid');
    return openPanel(tab, 'Refill');
  };
  const panel = await openRefill(page);
  const card = panel.getByRole('article').filter({ hasText: 'Calmag' });
  await expect(card).toContainText('Due since');
  await card.getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('90');
  await expect(card).toContainText('Due on');

  await test.step('another tab and a reload show the same days', async () => {
    const other = await context.newPage();
    const there = (await openRefill(other)).getByRole('article').filter({ hasText: 'Calmag' });
    await expect(there.getByRole('textbox')).toHaveValue('90');
    await openRefill(page);
    await expect(card.getByRole('textbox')).toHaveValue('90');
  });

  await test.step('the calendar file names the product and its days', async () => {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Calendar file (.ics)' }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('niramaya-refill.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toContain(
      'RRULE:FREQ=DAILY;INTERVAL=90\r\nSUMMARY:Refill: Calmag D3 500 mg Tablet\\, Strip of 15\r\n',
    );
  });

  await test.step('one is added at another price, the other is no longer sold', async () => {
    await card.getByRole('button', { name: `Add 2 packs to cart: ${calmag}` }).press('Enter');
    await expect(card.getByRole('status')).toContainText(/In your cart, at today’s ₹[\d.,]+ each; it was ₹1\.00\./);
    await panel.getByRole('button', { name: 'Add 1 pack to cart: No Longer Sold Tablet, Strip of 10' }).press('Enter');
    const gone = 'We no longer sell this product, so nothing was added to your cart.';
    await expect(panel.getByText(gone)).toBeVisible();
    expect(await storedCart(page)).toMatchObject([{ title: calmag, quantity: 2 }]);
  });
});

test('two products are compared, one is saved and viewed by keyboard, and other tabs follow', async ({
  page,
  context,
}) => {
  await page.goto('/medicines');
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  const compare = (at: number) =>
    cards(page)
      .nth(at)
      .getByRole('button', { name: /^Compare/ });
  await expectHydrated(compare(1));
  for (const at of [0, 1]) await compare(at).press('Enter');
  await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/medicines');
  const save = (tab: Page) => tab.getByRole('button', { name: `Save ${title}`, exact: true });
  await expectHydrated(save(other));
  await save(page).press('Enter');
  for (const tab of [page, other]) await expect(save(tab)).toHaveAttribute('aria-pressed', 'true');

  await openCard(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const viewed = (tab: Page) => tab.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(viewed(tab)).toHaveText([title]);
  }
  await page.getByRole('button', { name: 'Clear recently viewed' }).press('Enter');
  for (const tab of [page, other]) await expect(viewed(tab)).toHaveCount(0);
});

test('a quantity goes from one to two and back to none by keyboard, in the list and at the product', async ({
  page,
}) => {
  await page.goto('/medicines');
  const card = cards(page).first();
  const add = card.getByRole('button', { name: /^Add/ });
  await expectHydrated(add);
  await add.press('Enter');
  const addedAt = await page.evaluate(() => performance.now());
  await expect(card.getByRole('link', { name: /^1 In cart/ })).toBeFocused();
  // A faster second press counts as a part of the first.
  await page.waitForFunction((at) => performance.now() > at + 500, addedAt);
  await card.getByRole('button', { name: /^Increase/ }).press('Enter');
  await expect(card.getByRole('link', { name: /^2 In cart/ })).toBeVisible();
  await openCard(page);
  const inCart = page.getByText(/^In your cart: /).first();
  await expect(inCart).toHaveText('In your cart: 2');
  await page
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .press('Enter');
  await expect(inCart).toHaveText('In your cart: 1');
  await page
    .getByRole('button', { name: /^Remove .* from the cart/ })
    .first()
    .press('Enter');
  await expect(inCart).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeFocused();
  expect(await storedCart(page)).toEqual([]);
});

test('an address is typed by keyboard, a missing part takes the focus, and a log-out removes it from every tab', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.evaluate((cart) => localStorage.setItem('cart_data', cart), JSON.stringify([aLine(calmag)]));
  await page.goto('/cart');
  const deliverTo = (tab: Page) => tab.getByRole('region', { name: 'Deliver to' });
  const add = page.getByRole('button', { name: 'Add a delivery address' });
  await expectHydrated(add);
  await add.press('Enter');
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox', { name: /^Full name/ });
  await expect(name).toBeVisible();
  await name.focus();
  for (const words of ['Asha Rao', '', '560 001', '+91 98765 43210']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await form.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(form.getByText('Enter the house, street, area and town.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Address/ })).toBeFocused();
  await page.keyboard.type('12, MG Road, Bengaluru');
  await form.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(toastWith(page, 'Your address is kept on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the delivery address' })).toBeFocused();

  const other = await context.newPage();
  await other.goto('/cart');
  for (const tab of [page, other]) await expect(deliverTo(tab)).toContainText('12, MG Road, Bengaluru 560001');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(toastWith(page, 'user Logout successfully')).toBeVisible();
  for (const tab of [page, other]) await expect(deliverTo(tab)).toContainText('PIN code 560001. No address yet.');
  expect(await page.evaluate(() => localStorage.getItem('niramaya.delivery'))).toBeNull();
});

test('[AMB-35] after a payment by keyboard the confirmation has the focus, and the next Tab is its main button', async ({
  page,
}) => {
  await storeBefore(page, { cart_data: JSON.stringify([aLine(calmag)]) });
  await page.goto('/payment');
  const cards = page.getByRole('tab', { name: 'CARDS' });
  await expectHydrated(cards);
  await cards.press('Enter');
  await expect(cards).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Confirm Payment' }).press('Enter');
  await page.waitForURL('/');
  const confirmation = page.getByRole('region', { name: 'After your payment' });
  const heading = confirmation.getByRole('heading', { level: 2, name: 'Thank you. Your order is placed.' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });

  await test.step('it is announced once: the toast is a live region, and the confirmation has none', async () => {
    await expect(page.getByText('payment Successfull', { exact: true })).toHaveCount(1);
    await expect(confirmation.locator('[role=status], [role=alert], [aria-live]')).toHaveCount(0);
    await expect(heading).toBeFocused();
  });

  for (const name of ['Add the address', 'Receipt', 'My orders', 'Keep it', 'Clear ordered items', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(confirmation.getByRole('button', { name })).toBeFocused();
  }

  await test.step('a closed receipt returns to its button', async () => {
    const receipt = confirmation.getByRole('button', { name: 'Receipt' });
    await receipt.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Receipt NM-/ });
    await expect(panel.getByText('Demo receipt')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(receipt).toBeFocused();
    // Without the wait, the history entry of the closed overlay would end the navigation that follows.
    await expectEntryOfPage(page);
  });

  await test.step('the skip link leaves it on the screen', async () => {
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await expect(page).toHaveURL('/#content');
    await page.keyboard.press('Tab');
    await expect(confirmation.getByRole('button', { name: 'Add the address' })).toBeFocused();
  });

  await confirmation.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('the confirmation of a payment is in view, and keeps the focus, while the code of the home screen is late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await storeBefore(page, { cart_data: JSON.stringify([aLine(calmag)]) });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/HomeScreen-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/payment');
  const cards = page.getByRole('tab', { name: 'CARDS' });
  await expectHydrated(cards);
  await cards.press('Enter');
  await page.getByRole('button', { name: 'Confirm Payment' }).press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'Thank you. Your order is placed.' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Add the address' })).toBeFocused();
});
