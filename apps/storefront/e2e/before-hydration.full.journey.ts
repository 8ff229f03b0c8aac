import { paths } from '@niramaya/contract';
import { openHeld } from './support/held-scripts.ts';
import { aShopper, expect, expectHydrated, test } from './support/journey.ts';

test.describe('with an account that does not exist', () => {
  test.use({ expectedConsole: /status of 400/ });

  test('a form keeps the text that is typed before its scripts load, and submits it after hydration', async ({
    page,
  }) => {
    const { email, password } = aShopper();
    const letGo = await openHeld(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByPlaceholder('Your password').fill(password);
    await letGo();
    const login = page.locator('main').getByRole('button', { name: 'Login' });
    await expectHydrated(login);
    await login.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByPlaceholder('Your password')).toHaveValue(password);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no form adds the typed text to the address', async ({ page }) => {
    for (const address of Object.values(paths)) {
      await page.goto(address);
      await expect(page.locator('form:not([method=dialog])'), address).toHaveCount(0);
    }
    await page.goto('/login');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByPlaceholder('Your password').fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});
