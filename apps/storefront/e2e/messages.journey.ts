import { expect, test, toastWith } from './support/journey';

test('a message that has passed by can be read again, after a reload too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cart' }).click();
  await expect(toastWith(page, 'Please login')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Yours on this device' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Messages/ })
    .click();
  const messages = page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText('Please login');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
