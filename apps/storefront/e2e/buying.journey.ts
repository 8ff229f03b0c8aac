import { aVisitor, countCalls, expect, login, register, test, toastWith } from './support/journey.ts';

test('[AUTH-01 AUTH-02 AUTH-03 STATE-22 STORAGE-02] a visitor registers, signs in, shops and signs out', async ({
  page,
}) => {
  const visitor = aVisitor();

  await test.step('register', async () => {
    await register(page, visitor);
    await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('validkey'))).toBeNull();
  });

  await test.step('sign in', async () => {
    await login(page, visitor);
    await page.waitForURL('/');
    await expect(toastWith(page, 'login successfull !')).toBeVisible();
    await expect(page.getByRole('banner').getByText(visitor.username)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('validkey'))).toBe(visitor.username);
  });

  await test.step('filter and sort by address, and page', async () => {
    await page.goto('/medicines?category=vitamins&category=nutrition&order=asc');
    await expect(page.getByText('120 products, page 1 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('120 products, page 2 of 12')).toBeVisible();
    // Until then the cards of page 1 stay, dimmed.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });

  const title = await test.step('open a product', async () => {
    const card = page.getByRole('main').getByRole('article').first();
    const link = card.getByRole('link').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await link.click();
    await page.waitForURL('/medicinesdetails');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    return name;
  });

  await test.step('add it, and be told when adding it again', async () => {
    const calls = countCalls(page);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(toastWith(page, 'Added successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(toastWith(page, 'Item Already exist in Cart')).toBeVisible();
    expect(calls).toEqual([]);
  });

  await test.step('change the quantity, remove it', async () => {
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await page.waitForURL('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (1)');
    await page.getByRole('button', { name: `Increase quantity of ${title}` }).click();
    await page.reload();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart_data') ?? '[]'));
    expect(stored).toEqual([expect.objectContaining({ title, quantity: 2 })]);
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(toastWith(page, 'Item Removed !')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (0)');
  });

  await test.step('sign out', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(toastWith(page, 'user Logout successfully')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('validkey'))).toBeNull();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test('[SHELL-16 ROLE-04 VALID-19 ERROR-03] a guest is asked to sign in at the cart button, and stays', async ({
  page,
}) => {
  await page.goto('/medicines');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(toastWith(page, 'Please login')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/medicines');
});

test('[SHELL-15] a shopper who is signed in opens the cart with the cart button', async ({ page }) => {
  await page.goto('/medicines');
  await page.evaluate(() => localStorage.setItem('validkey', 'Asha'));
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await page.waitForURL('/cart');
});

test('[SHELL-28 SHELL-29 STORAGE-07 STORAGE-09] a search result opens its product as a new page', async ({ page }) => {
  await page.goto('/cart');
  await page.evaluate(() => Object.assign(window, { marker: true }));
  const calls = countCalls(page);
  await page.getByRole('combobox', { name: /search/i }).fill('tablet');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('GET /products'))).toEqual(['GET /products']);
  const option = page.getByRole('listbox').getByRole('option').first();
  await option.click();
  await page.waitForURL('/medicinesdetails');
  expect(await page.evaluate(() => 'marker' in window)).toBe(false);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('medicine_details') ?? '{}'));
  expect(Object.keys(stored).sort()).toEqual([
    'category',
    'discount',
    'discountedPrice',
    'image',
    'price',
    'rating',
    'title',
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: stored.title })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('[STORAGE-03 CART-01 STATE-38] two tabs agree on the cart at once', async ({ page, context }) => {
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/medicines');
  await other.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await other.waitForURL('/medicinesdetails');
  await other.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (1)');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
});

test('a double-click on Add is one click, and what is in the cart leads there', async ({ page }) => {
  await page.goto('/medicines');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: /^Add .* to cart$/ }).dblclick();
  await expect(toastWith(page, 'Added successfully')).toBeVisible();
  const inCart = card.getByRole('link', { name: /^1 In cart/ });
  await expect(inCart).toBeVisible();
  await expect(page).toHaveURL('/medicines');
  await inCart.click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (1)');
  await expect(page.getByText('Item Already exist in Cart')).toHaveCount(0);

  await test.step('so it is on the page of a product, where a second click is told', async () => {
    await page.goto('/medicines');
    await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
    await page.waitForURL('/medicinesdetails');
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.dblclick();
    await expect(toastWith(page, 'Added successfully')).toBeVisible();
    await expect(page.getByText('Item Already exist in Cart')).toHaveCount(0);
    await add.click();
    await expect(toastWith(page, 'Item Already exist in Cart')).toBeVisible();
  });
});
