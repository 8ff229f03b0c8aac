import { expect, login, openPanel, register, test, toastWith } from './support/journey.ts';
import { addToCart, cards, openCard, storedCart } from './support/products.ts';

test('[AUTH-04 SHELL-15 SHELL-16 ROLE-04 STORAGE-02] a guest is refused at the cart, registers, buys, pays and signs out', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const cart = bar.getByRole('button', { name: /^Cart/ });

  await test.step('a guest is refused at the cart, and the message can be read again after a reload', async () => {
    await page.goto('/medicines');
    await cart.click();
    await expect(toastWith(page, 'Please login')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/medicines');
    await page.reload();
    await expect((await openPanel(page, 'Messages')).getByRole('listitem')).toContainText(['Please login']);
  });

  await test.step('register, and log in from the message at the cart, which leads on to the cart', async () => {
    const shopper = await register(page);
    await cart.click();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('/login');
    await login(page, shopper);
    await page.waitForURL('/cart');
    await expect(toastWith(page, 'login successfull !')).toBeVisible();
    await expect(bar.getByText(shopper.username)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('validkey'))).toBe(shopper.username);
  });

  const title = await test.step('open a product and add it', async () => {
    await page.goto('/medicines');
    const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await openCard(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await addToCart(page);
    return name;
  });

  await test.step('set the quantity to two, which survives a reload', async () => {
    await cart.click();
    await page.waitForURL('/cart');
    await page.getByRole('button', { name: `Increase quantity of ${title}` }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (1)');
    expect(await storedCart(page)).toEqual([expect.objectContaining({ title, quantity: 2 })]);
  });

  await test.step('pay once, the total of the cart', async () => {
    const total = (await page.getByRole('definition').last().textContent()) ?? '';
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('/payment');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(total);
    const upiId = page.getByRole('textbox', { name: 'New UPI ID' });
    await upiId.fill('asha@okaxis');
    const add = page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: 'Add address' });
    await add.click();
    const form = page.getByRole('dialog', { name: 'Where should we deliver?' });
    await expect(form.getByRole('textbox', { name: /^Full name/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await expect(page).toHaveURL('/payment');
    await cart.click();
    await page.waitForURL('/cart');
    await page.goBack();
    await expect(upiId).toHaveValue('asha@okaxis');
    await page.getByRole('tab', { name: 'CARDS' }).click();
    await page.getByRole('button', { name: 'Confirm Payment' }).dblclick();
    await page.waitForURL('/');
    await expect(page.getByText('payment Successfull', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'After your payment' })).toContainText(total);
  });

  await test.step('sign out, after which the next person sees nothing of the order', async () => {
    await bar.getByRole('button', { name: 'Logout' }).click();
    await expect(toastWith(page, 'user Logout successfully')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('validkey'))).toBeNull();
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'After your payment' })).toHaveCount(0);
  });
});
