import type { Page } from 'playwright/test';
import {
  addMember,
  aShopper,
  expect,
  expectHydrated,
  login,
  openPanel,
  register,
  sendRegistration,
  test,
} from './support/journey.ts';
import { openCard } from './support/products.ts';

// Some steps make the API or the identity provider refuse a request.
test.use({ expectedConsole: /Failed to load resource/ });

interface Lifetime {
  readonly text: string;
  readonly openedAtMs: number;
  closedAtMs?: number;
}

/** Notes when each toast opens and begins to close, by the clock of the page, in ms. */
function noteLifetimes() {
  const lifetimes: Lifetime[] = [];
  Object.assign(window, { lifetimes });
  new MutationObserver(() => {
    const open = [...document.querySelectorAll('[data-scope=toast][data-part=root][data-state=open]')];
    const texts = open.map((toast) => toast.querySelector('[data-part=title]')?.textContent ?? '');
    for (const text of texts)
      if (!lifetimes.some((known) => known.text === text && known.closedAtMs === undefined))
        lifetimes.push({ text, openedAtMs: performance.now() });
    for (const known of lifetimes) if (!texts.includes(known.text)) known.closedAtMs ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(noteLifetimes);
});

const lifetime = (page: Page, text: string | RegExp) =>
  page.evaluate((wanted) => {
    const { lifetimes } = window as unknown as { readonly lifetimes: readonly Lifetime[] };
    const found = lifetimes.findLast((known) =>
      typeof wanted === 'string' ? known.text === wanted : wanted.test(known.text),
    );
    return found && { isOpen: found.closedAtMs === undefined, lastedMs: (found.closedAtMs ?? 0) - found.openedAtMs };
  }, text);

/** The clock of the page goes on by itself until the toast is open, and then as fast as it can. */
async function expectToLast(page: Page, text: string | RegExp, durationMs: number) {
  // A toast under the pointer stays.
  await page.mouse.move(0, 0);
  await expect.poll(() => lifetime(page, text), { message: `${text} opens` }).toBeDefined();
  await page.clock.runFor(durationMs + 200);
  await expect.poll(async () => (await lifetime(page, text))?.isOpen, { message: `${text} closes` }).toBe(false);
  const lastedMs = (await lifetime(page, text))?.lastedMs ?? 0;
  expect.soft(lastedMs, `${text}, in ms`).toBeGreaterThan(durationMs - 50);
  expect.soft(lastedMs, `${text}, in ms`).toBeLessThan(durationMs + 900);
}

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();

test('[CONST-14 CONST-15 AMB-22] each toast of buying lasts as long as its kind', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/cart');
  await expectToLast(page, 'no item', 4_000);
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expectToLast(page, 'Please login', 4_000);

  await page.goto('/medicines');
  await openCard(page);
  await add(page).click();
  await expectToLast(page, 'Added successfully', 2_000);
  await add(page).click();
  await expectToLast(page, 'Item Already exist in Cart', 4_000);

  await page.goto('/cart');
  await main.getByRole('button', { name: /^Remove / }).click();
  await expectToLast(page, 'Item Removed !', 2_000);
  await page.goto('/payment');
  await main.getByRole('tab', { name: 'CARDS' }).click();
  await main.getByRole('button', { name: 'Confirm Payment' }).click();
  await expectToLast(page, 'payment Successfull', 2_000);
});

test('[CONST-16 CONST-17 AMB-22] each toast of a consultation, and one without a kind, lasts as long as its kind', async ({
  page,
}) => {
  await page.goto('/consultdoctor');
  await page.getByRole('button', { name: 'Start New Consultation' }).click();
  await expectToLast(page, 'Please Login first ', 4_000);
  await page.goto('/abcd');
  await addMember(page, 'Meera Iyer');
  await expectToLast(page, 'User added Successfully', 2_000);

  await page.goto('/medicines');
  await openCard(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 503 }));
  const saved = await openPanel(page, 'Saved');
  await saved.getByRole('button', { name: /^Add/ }).click();
  await expectToLast(page, /^Added at the earlier price of ₹[\d.]+: today’s price could not be loaded.$/, 5_000);
});

test('[VALID-07] each toast of signing up, in and out lasts as long as its kind', async ({ page }) => {
  const shopper = aShopper();
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Register' });
  const confirmation = page.locator('input[name=confirmpassword]');
  await expectHydrated(confirmation);
  for (const name of ['username', 'email', 'password'] as const)
    await page.locator(`input[name=${name}]`).fill(shopper[name]);
  await confirmation.fill(`${shopper.password}!`);
  await submit.click();
  await expectToLast(page, 'Wrong Password', 3_000);
  await confirmation.fill(shopper.password);
  await submit.click();
  await expectToLast(page, 'Account created successfully !', 2_000);

  await login(page, shopper);
  await page.waitForURL('/');
  await expectToLast(page, 'login successfull !', 2_000);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expectToLast(page, 'user Logout successfully', 2_000);
});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('[STATE-23 ERROR-09] a wrong password and an unknown address are refused alike, at Login, and leave a guest', async ({
  page,
}) => {
  const shopper = await register(page);
  for (const refused of [{ ...shopper, password: 'not the password' }, aShopper()]) {
    await login(page, refused);
    await expectToLast(page, 'Firebase: Error (auth/invalid-credential).', 4_000);
    await expect(page.getByText('The email or password is incorrect. Check both and try again.')).toBeVisible();
    await expect(page.locator('input[name=email]')).toHaveValue(refused.email);
    await expect(page).toHaveURL('/login');
    expect(await stored(page, 'validkey')).toBeNull();
  }
});

test('[STATE-20 VALID-10 VALID-11] the provider refuses an address in use and a short password, at Register', async ({
  page,
}) => {
  const shopper = await register(page);
  await sendRegistration(page, shopper);
  await expectToLast(page, 'Firebase: Error (auth/email-already-in-use).', 4_000);
  await expect(page.getByText('An account with this email already exists. Log in instead.')).toBeVisible();
  await expect(page.locator('input[name=username]')).toHaveValue(shopper.username);

  await sendRegistration(page, { ...aShopper(), password: 'abc' });
  await expectToLast(page, 'Firebase: Password should be at least 6 characters (auth/weak-password).', 4_000);
  // The text below a short password is there before the refusal, which moves the focus to its field.
  await expect(page.locator('input[name=password]')).toBeFocused();
  await expect(page).toHaveURL('/register');
  expect(await stored(page, 'validkey')).toBeNull();
});

test('[ERROR-10] Login without a connection to the provider keeps the typed text, and the next click signs in', async ({
  page,
}) => {
  const shopper = await register(page);
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
  await login(page, shopper);
  await expectToLast(page, /^Firebase: .*\(auth\/network-request-failed\)\.$/, 4_000);
  const notice = page.getByText('We could not reach our server. Check your connection and try again.');
  await expect(notice).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue(shopper.email);
  await page.unroute('**/identitytoolkit.googleapis.com/**');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
  await expectToLast(page, 'login successfull !', 2_000);
});
