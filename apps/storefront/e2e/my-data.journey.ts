import { expect, login, register, test, toastWith } from './support/journey.ts';
import { openCard } from './support/products.ts';

test('[AUTH-12 STATE-14] My data lists every key that a walk through the shop stores, and erases all of them', async ({
  page,
}) => {
  const bar = page.getByRole('banner');

  await test.step('a guest is refused at the cart, signs in, and is one click away from it', async () => {
    const shopper = await register(page);
    await bar.getByRole('button', { name: /^Cart/ }).click();
    await expect(toastWith(page, 'Please login')).toBeVisible();
    await login(page, shopper);
    await page.waitForURL('/');
    await page.getByRole('link', { name: 'Continue to your cart' }).click();
    await page.waitForURL('/cart');
    expect(await page.evaluate(() => sessionStorage.getItem('niramaya.intent'))).toBeNull();
  });

  await test.step('walk the shop', async () => {
    // A toast under the pointer stays, and would cover the bar.
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
    await bar.getByRole('combobox', { name: 'Deliver to' }).selectOption('Mumbai');
    await bar.getByRole('button', { name: 'Switch to dark colours' }).click();
    await page.goto('/medicines');
    await openCard(page);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.goto('/careplan');
    await page.getByRole('radio', { name: /6 months/i }).check();
    await page.goto('/abcd');
    await page.goto('/symptoms');
    await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
    await page.goto('/payment');
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL('/');
    // A new screen closes overlays, and appears after its address.
    await expect(page.getByRole('heading', { level: 1, name: 'Everyday health, looked after' })).toBeVisible();
  });

  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  await page.getByRole('contentinfo').getByRole('button', { name: 'My data' }).click();
  const sheet = page.getByRole('dialog', { name: 'My data' });

  await test.step('every key is listed with its purpose', async () => {
    const left = await keys();
    expect(left).toEqual(
      expect.arrayContaining(['cart_data', 'niramaya.city', 'niramaya.orders', 'niramaya.symptoms', 'validkey']),
    );
    await expect(sheet.getByRole('list', { name: 'Stored here' })).toBeVisible();
    expect(await sheet.locator('code').allTextContents()).toEqual(expect.arrayContaining(left));
    await expect(sheet.getByRole('heading', { name: 'Something else' })).toHaveCount(0);
    const file = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Download as JSON' }).click();
    expect((await file).suggestedFilename()).toBe('niramaya-my-data.json');
  });

  await test.step('everything can be erased, including the session', async () => {
    await sheet.getByRole('button', { name: 'Erase everything' }).click();
    await sheet.getByRole('button', { name: 'Yes, erase' }).click();
    await expect(sheet.getByText(/^Everything was erased/)).toBeVisible();
    expect(await keys()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
