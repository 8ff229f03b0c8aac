import { expect, test, type Page } from 'playwright/test';
import { toastWith } from '../e2e/support/journey.ts';
import { addToCart, cards } from '../e2e/support/products.ts';

const folder = process.env.DEMO_URL ?? '';
const home = new URL(folder).pathname;
const at = (path: string) => (url: URL) => url.pathname === `${home}${path}`;

const notice = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search medicines and health products' });
const found = (page: Page) => page.getByRole('listbox').getByRole('option');
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
};
const logIn = async (page: Page, password: string) => {
  await fill(page, { email: 'asha@example.com', password });
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(at(''));
  await expect(page.getByRole('banner').getByText('Asha')).toBeVisible();
};

test('the demonstration answers its API in the browser, from static files in a folder of a host', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  /** The responses that came from the network, and not from a file of the demonstration. */
  const foreign: string[] = [];
  page.context().on('response', (response) => {
    const isFile = response.status() < 400 && response.url().startsWith(folder);
    if (!response.fromServiceWorker() && !isFile) foreign.push(`${response.status()} ${response.url()}`);
  });

  await test.step('search on the home page, which finds products with their prices', async () => {
    await page.goto(folder);
    await expect(notice(page)).toContainText('This is a demonstration. Nothing is sold');
    await expect(notice(page).getByRole('link').first()).toHaveAttribute('href', `${home}storybook/`);
    const field = searchField(page);
    await field.fill('tulsi');
    await expect(found(page).first()).toContainText(/tulsi/i);
    await field.press('Enter');
    await page.waitForURL(at('medicines'));
    await expect(cards(page).first()).toContainText(/tulsi.*₹/i);
  });

  await test.step('choose a product in the list, which loads its page with its picture', async () => {
    await searchField(page).fill('neem');
    await found(page).first().click();
    await page.waitForURL(at('medicinesdetails'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/neem/i);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await addToCart(page);
  });

  await test.step('register and log in, which loads the home page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await fill(page, { username: 'Asha', email: 'asha@example.com', password: 'made-up', confirmpassword: 'made-up' });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(at('login'));
    await logIn(page, 'made-up');
  });

  await test.step('open the address of the cart, and pay', async () => {
    await page.goto(`${folder}cart`);
    await expect(page).toHaveURL(at('cart'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (1)');
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL(at('payment'));
    await page.getByRole('tab', { name: 'CARDS' }).click();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL(at(''));
    await expect(toastWith(page, 'payment Successfull')).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });

  await test.step('read about covid in Hindi, which changes this text alone', async () => {
    await page.goto(`${folder}covid`);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('घर पर कोविड की देखभाल');
    await expect(page.getByRole('banner').getByRole('link', { name: 'हिन्दी' })).toHaveCount(0);
    // A choice that is kept would load the page again.
    expect(await page.evaluate(() => document.cookie)).not.toContain('niramaya-language');
  });

  await test.step('log in again with another password, because no password was stored', async () => {
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('made-up');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await logIn(page, 'another');
  });

  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the demonstration in Hindi is in a folder of its own, with the same data', async ({ page }) => {
  await page.goto(folder);
  await searchField(page).fill('neem');
  // The list has concerns before the products are there.
  await expect(found(page).first()).toContainText(/neem/i);
  await found(page).first().click();
  await page.waitForURL(at('medicinesdetails'));
  await addToCart(page);
  await notice(page).getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL(at('hi/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const line = page.getByRole('complementary', { name: 'डेमो' });
  await expect(line).toContainText('यह एक डेमो है');
  // The server of the test finds a file of a folder by the closing slash alone.
  await page.goto(`${folder}hi/cart/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कार्ट में कुल प्रोडक्ट (1)');
  await page.goto(`${folder}hi/medicines/`);
  await expect(cards(page).first()).toContainText('₹');
  const picture = cards(page).first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await line.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(at(''));
  await expect(notice(page)).toContainText('This is a demonstration.');
});
