import { paths } from '@niramaya/contract';
import type { Page } from 'playwright/test';
import { holdScripts, openPrerendered } from './support/held-scripts.ts';
import { aVisitor, expect, test, toastWith } from './support/journey.ts';

/** Opens a page whose scripts do not come until the returned function is called. */
async function openHeld(page: Page, address: string, options?: { isLost: boolean }): Promise<() => void> {
  const letGo = await holdScripts(page, options);
  await openPrerendered(page, address);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return letGo;
}

/** Runs `act` in the page when React begins to hydrate it: some fields are React's by then, others are not. */
async function whileHydrating(page: Page, act: () => void): Promise<void> {
  const content = `{
    let early;
    Object.defineProperty(window, 'early', {
      get: () => early,
      set: (value) => {
        early = value;
        if (!Array.isArray(value)) (${String(act)})();
      },
    });
  }`;
  await page.addInitScript({ content });
}

test.describe('before its scripts have come', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/covid');
  });

  test.describe('with an account that nobody has', () => {
    test.use({ expectedConsole: /status of 400/ });

    test('what is typed into a page stays, and the button that is clicked does its work once it can', async ({
      page,
    }) => {
      const letGo = await openHeld(page, '/login');
      const { email, password } = aVisitor();
      await page.getByLabel('Email').fill(email);
      await page.getByPlaceholder('Your password').fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      expect(page.url()).toMatch(/\/login$/);
      letGo();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByPlaceholder('Your password')).toHaveValue(password);
    });
  });

  test('a search that is begun goes on', async ({ page }) => {
    const letGo = await openHeld(page, '/');
    await page.getByRole('combobox', { name: /search/i }).pressSequentially('zinc');
    letGo();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /search/i })).toHaveValue('zinc');
  });

  test('a filter that is ticked counts', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const letGo = await openHeld(page, '/medicines');
    await page.getByLabel('Vitamins', { exact: true }).click();
    letGo();
    await expect(page).toHaveURL(/category=vitamins/);
    await expect(page.getByLabel('Vitamins', { exact: true })).toBeChecked();
  });

  test('what is chosen from a list or of several counts', async ({ page }) => {
    const letGo = await openHeld(page, '/careplan');
    const city = page.getByRole('combobox', { name: 'Deliver to' }).filter({ visible: true });
    const six = page.getByRole('radio').nth(1);
    await city.selectOption('Mumbai');
    await six.check({ force: true });
    letGo();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('niramaya.city'))).toContain('Mumbai');
    await expect(city).toHaveValue('Mumbai');
    await expect(six).toBeChecked();
  });

  test('a plan that is chosen is paid for, although the way on is clicked before anything can be kept', async ({
    page,
  }) => {
    const letGo = await openHeld(page, '/careplan');
    await page.getByRole('radio', { name: /^6 months/ }).check({ force: true });
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await expect(page).toHaveURL('/careplan');
    letGo();
    await expect(page).toHaveURL('/payment');
    await expect(page.getByText('₹275', { exact: false }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^6 months/ })).toBeVisible();
  });

  test('a link leads on at once where nothing would be lost', async ({ page }) => {
    await openHeld(page, '/careplan');
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await expect(page).toHaveURL('/payment');
  });

  test('of several buttons each does its work, in their order', async ({ page }) => {
    const letGo = await openHeld(page, '/symptoms');
    const chosen = page.getByRole('button', { pressed: true });
    for (const name of ['Covid', 'Cough', 'Headache']) await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Proceed' }).click();
    letGo();
    await expect(page).toHaveURL('/doctor_final');
    await page.goBack();
    await expect(chosen).toHaveText(['Covid', 'Cough', 'Headache']);
  });

  test('a button that is clicked while the page is being hydrated waits for what was typed before', async ({
    page,
  }) => {
    // The fields belong to React already, but it has not been told yet what is in them.
    await whileHydrating(page, () => {
      for (const wait of [0, 20])
        setTimeout(() => document.querySelector<HTMLElement>('form [type=submit]')?.click(), wait);
    });
    const letGo = await openHeld(page, '/register');
    for (const [name, text] of Object.entries({
      username: 'Asha',
      email: 'asha@example.com',
      password: 'one',
      confirmpassword: 'another',
    }))
      await page.locator(`input[name=${name}]`).fill(text);
    letGo();
    await expect(toastWith(page, 'Wrong Password')).toBeVisible();
    await expect(page.locator('input[name=confirmpassword]')).toHaveValue('another');
  });

  test('an order that is chosen while the page is being hydrated counts', async ({ page }) => {
    await whileHydrating(page, () =>
      setTimeout(() => {
        const select = document.querySelector<HTMLSelectElement>('main select');
        if (!select) return;
        select.value = 'desc';
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      }),
    );
    const letGo = await openHeld(page, '/medicines');
    letGo();
    await expect(page).toHaveURL('/medicines?order=desc');
    await expect(page.getByText('· Sorted by MRP, highest first').filter({ visible: true })).toBeVisible();
  });

  test('a field that has been left is checked', async ({ page }) => {
    const letGo = await openHeld(page, '/register');
    const confirmed = page.locator('input[name=confirmpassword]');
    await page.locator('input[name=password]').fill('one');
    await confirmed.fill('another');
    await page.locator('input[name=email]').focus();
    letGo();
    await expect(confirmed).toHaveAttribute('aria-invalid', 'true');
  });

  test('what is done below a page that changes its address meanwhile is not lost', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const letGo = await openHeld(page, '/medicines');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Mobile number').fill('9876543210');
    await footer.getByRole('button', { name: 'Send Link' }).click();
    await page.getByLabel('Vitamins', { exact: true }).click();
    letGo();
    await expect(page).toHaveURL(/category=vitamins/);
    await expect(footer.getByRole('status')).not.toBeEmpty();
    await expect(footer.getByLabel('Mobile number')).toHaveValue('9876543210');
  });

  test.describe('that never come', () => {
    test.use({ expectedConsole: /Failed to load resource|ERR_FAILED/ });

    test('a link that waited for them leads on', async ({ page }) => {
      const letGo = await openHeld(page, '/careplan', { isLost: true });
      await page.getByRole('radio', { name: /^6 months/ }).check({ force: true });
      await page.getByRole('link', { name: 'Pay Now' }).click();
      letGo();
      await expect(page).toHaveURL('/payment');
    });
  });

  test('a carousel that is clicked moves once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const letGo = await openHeld(page, '/');
    const brands = page.getByRole('region', { name: 'Featured Brands' });
    await brands.getByRole('button', { name: /next/i }).click();
    letGo();
    await expect(brands.getByRole('status')).not.toBeEmpty();
    await expect(brands.getByRole('button', { name: /page 2/i })).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no form puts what was typed into the address', async ({ page }) => {
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
