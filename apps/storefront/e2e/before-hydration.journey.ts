import { paths } from '@niramaya/contract';
import type { Locator, Page } from 'playwright/test';
import { openHeld } from './support/held-scripts.ts';
import { aShopper, expect, register, test, toastWith } from './support/journey.ts';
import { aFilledDevice } from './support/stored.ts';

/** How long the scripts are held, in ms. It is long enough for a shopper to see that nothing has happened yet. */
const heldMs = 2_000;

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const loginButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' });

/** Clicks a button twice, and expects that it is shown as pressed. */
async function pressEarly(button: Locator) {
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
}

async function release(page: Page, letGo: () => Promise<void>) {
  await page.waitForTimeout(heldMs);
  await letGo();
}

test('[SHELL-15] a guest who presses the cart button before hydration is asked to log in, once', async ({ page }) => {
  const letGo = await openHeld(page, '/');
  await pressEarly(cartButton(page));
  await release(page, letGo);
  await expect(page.getByText('Please login', { exact: true })).toHaveCount(1);
  await expect(cartButton(page)).not.toHaveAttribute('aria-busy');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('[VALID-06] Register with two passwords before hydration says that they differ, and keeps the text', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/register');
  await page.locator('input[name=username]').fill('Asha');
  await page.locator('input[name=email]').fill('asha@example.com');
  await page.locator('input[name=password]').fill('correct horse');
  await page.locator('input[name=confirmpassword]').fill('correct house');
  await pressEarly(page.getByRole('button', { name: 'Register' }));
  await release(page, letGo);
  await expect(toastWith(page, 'Wrong Password')).toBeVisible();
  await expect(page.locator('input[name=confirmpassword]')).toHaveValue('correct house');
  await expect(page).toHaveURL('/register');
});

for (const submit of ['a click', 'Enter'])
  test(`Login by ${submit} before hydration signs the shopper in`, async ({ page }) => {
    const { username, email, password } = await register(page);
    const letGo = await openHeld(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByPlaceholder('Your password').fill(password);
    if (submit === 'Enter') await page.keyboard.press('Enter');
    else await pressEarly(loginButton(page));
    await expect(loginButton(page)).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).not.toContain('?');
    await release(page, letGo);
    await page.waitForURL('/');
    await expect(page.getByRole('banner').getByText(username)).toBeVisible();
  });

test.describe('with an account that does not exist', () => {
  test.use({ expectedConsole: /status of 400/ });

  test('Login before hydration shows the error of the provider, and keeps the text', async ({ page }) => {
    const { email, password } = aShopper();
    const letGo = await openHeld(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByPlaceholder('Your password').fill(password);
    await pressEarly(loginButton(page));
    await release(page, letGo);
    await expect(page.getByPlaceholder('Your password')).toHaveAccessibleDescription(
      /The email or password is incorrect\. Check both and try again\./,
    );
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByPlaceholder('Your password')).toHaveValue(password);
  });
});

test('Verify & Pay before hydration pays with the typed UPI ID', async ({ page }) => {
  const letGo = await openHeld(page, '/payment', { local: aFilledDevice });
  await page.getByLabel(/New UPI ID/).fill('9876543210@upi');
  await pressEarly(page.getByRole('button', { name: 'Verify & Pay' }));
  await release(page, letGo);
  await page.waitForURL('/');
  await expect(toastWith(page, 'payment Successfull')).toBeVisible();
});

test('Confirm Payment clicked twice before hydration places one order', async ({ page }) => {
  const letGo = await openHeld(page, '/payment', { local: aFilledDevice });
  await page.getByLabel(/New UPI ID/).fill('9876543210@upi');
  await pressEarly(page.getByRole('button', { name: 'Confirm Payment' }));
  await release(page, letGo);
  await page.waitForURL('/');
  await expect(page.getByText('payment Successfull', { exact: true })).toHaveCount(1);
  const orders = JSON.parse((await stored(page, 'niramaya.orders')) ?? '{}') as { items?: unknown[] };
  expect(orders.items).toHaveLength(1);
});

test('[CAREPLAN-10 STORAGE-08] the care plan of 6 months chosen before hydration is stored', async ({ page }) => {
  const letGo = await openHeld(page, '/careplan');
  await page.getByRole('radio', { name: /3 months/ }).check();
  await page.getByRole('radio', { name: /6 months/ }).check();
  await release(page, letGo);
  await expect.poll(() => stored(page, 'threemonth')).toBe('275');
  await expect(page.getByRole('radio', { name: /6 months/ })).toBeChecked();
});

test('a category ticked and an order chosen before hydration apply to the list', async ({ page }) => {
  const letGo = await openHeld(page, '/medicines');
  const vitamins = page.getByRole('checkbox', { name: 'Vitamins' });
  const nutrition = page.getByRole('checkbox', { name: 'Nutrition' });
  await vitamins.check();
  await nutrition.check();
  await nutrition.uncheck();
  await page.getByLabel('Sort by').selectOption('Price low to high');
  await release(page, letGo);
  await expect(page.getByText('60 products, page 1 of 6')).toBeVisible();
  await expect(page).toHaveURL(/\?(?=.*category=vitamins)(?=.*order=asc)(?!.*nutrition)/);
  await expect(vitamins).toBeChecked();
  await expect(nutrition).not.toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('asc');
});

test('the city and the theme chosen before hydration apply', async ({ page }) => {
  const letGo = await openHeld(page, '/covid');
  await page.getByLabel('Deliver to').selectOption('Mumbai');
  await pressEarly(page.getByRole('button', { name: 'Switch to dark colours' }));
  await release(page, letGo);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(() => stored(page, 'niramaya.city')).toContain('Mumbai');
  await expect(page.getByLabel('Deliver to')).toHaveValue('Mumbai');
});

test('the menu button pressed before hydration opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await openHeld(page, '/covid');
  await pressEarly(page.getByRole('button', { name: 'Open the menu' }));
  await release(page, letGo);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('[SHELL-35] a category menu opened before hydration leads to the products of its entry', async ({ page }) => {
  const letGo = await openHeld(page, '/covid');
  await page.getByRole('banner').getByText('Personal Care').click();
  const entry = page.getByRole('link', { name: 'Skin Care' });
  await expect(entry).toHaveAttribute('href', '/medicines');
  await release(page, letGo);
  await expect(entry).toHaveAttribute('href', '/medicines?topic=Skin+Care');
});

test('a search typed and sent by Enter before hydration opens its results', async ({ page }) => {
  const letGo = await openHeld(page, '/covid');
  await page.getByRole('combobox', { name: /Search/ }).fill('zinc');
  await page.keyboard.press('Enter');
  await release(page, letGo);
  await page.waitForURL(/\/medicines\?q=zinc/);
});

test('a guest who starts a consultation before hydration is asked to log in', async ({ page }) => {
  const letGo = await openHeld(page, '/consultdoctor');
  await pressEarly(page.getByRole('button', { name: 'Start New Consultation' }));
  await release(page, letGo);
  await expect(page.getByText('Please Login first')).toHaveCount(1);
});

test('the screen works before React hydrates the footer', async ({ page }) => {
  await page.addInitScript(() => {
    let replay: unknown;
    Object.defineProperty(window, 'replayEarlyInput', {
      configurable: true,
      set: (value: unknown) => {
        replay = value;
      },
      // `EarlyInput` reads the property when the screen is hydrated.
      get: () => {
        const link = document.querySelector('footer a') ?? {};
        const isHydrated = Object.keys(link).some((key) => key.startsWith('__reactProps'));
        document.documentElement.dataset.footer = isHydrated ? 'hydrated' : 'waits';
        return replay;
      },
    });
  });
  await page.goto('/register');
  await expect(page.locator('html')).toHaveAttribute('data-footer', 'waits');
});

test('a link followed before hydration opens its page as a document', async ({ page }) => {
  await openHeld(page, '/covid');
  await page.getByRole('banner').getByRole('link', { name: 'Medicines', exact: true }).click();
  await expect(page).toHaveURL('/medicines');
});

test('the other language chosen before hydration keeps the query of the address', async ({ page }) => {
  await openHeld(page, '/medicines?category=vitamins');
  const answered = page.waitForRequest(/lang=/);
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true }).click();
  expect(new URL((await answered).url()).search).toBe('?category=vitamins&lang=hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('the other language chosen after a text was typed before hydration asks before it loses the text', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/register');
  const name = page.locator('input[name=username]');
  await name.fill('Asha');
  const link = page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await release(page, letGo);
  const question = page.getByRole('dialog', { name: 'Change the language?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Asha');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

for (const attempt of [1, 2, 3, 4])
  test(`the cart button pressed at the load event asks a guest to log in (${attempt} of 4)`, async ({
    page,
    context,
  }) => {
    // Playwright's own `goto`, because that of the fixture waits until the page is hydrated.
    const address = new URL('/', process.env.SHOP_URL).href;
    const fresh = await context.newPage();
    await fresh.goto(address, { waitUntil: 'load' });
    await cartButton(fresh).click();
    await expect(toastWith(fresh, 'Please login')).toBeVisible();
    await page.close();
  });

test.describe('with scripts that never load', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('a pressed button is released, and the page says that the shop could not be loaded', async ({ page }) => {
    await page.goto('/covid');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.evaluate(() => location.assign('/cart'));
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await cartButton(page).click();
    await expect(cartButton(page)).not.toHaveAttribute('aria-busy');
    await page.unroute('**/assets/*.js');
    await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
    await cartButton(page).click();
    await expect(toastWith(page, 'Please login')).toBeVisible();
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
