import { test as base, expect, type Locator, type Page } from 'playwright/test';

export { expect };

interface Fixtures {
  expectedConsole: RegExp | null;
  consoleWatch: void;
}

/**
 * Waits until React has taken over the page. A prerendered page is visible before it is usable, and its code does not
 * delay the load event.
 */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
  });

/** Waits for elements that are hydrated after the page. Until then a link opens a new document. */
export const expectHydrated = (elements: Locator) =>
  expect
    .poll(() =>
      elements.evaluateAll((all) => {
        const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
        return all.length > 0 && all.every(isHydrated);
      }),
    )
    .toBe(true);

const workerKeptOut = 'Service Worker registration blocked by Playwright';

/** The `test` of Playwright, which also fails on an unexpected error or warning in the browser's console. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => {
    await provide(process.env.SHOP_URL);
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    for (const name of ['goto', 'reload', 'goBack', 'goForward', 'waitForURL'] as const) {
      const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<never>;
      page[name] = async (...args: unknown[]) => {
        const response = await navigate(...args);
        if (javaScriptEnabled !== false) await takenOver(page);
        return response;
      };
    }
    await provide(page);
  },
  expectedConsole: async ({}, provide) => {
    await provide(null);
  },
  consoleWatch: [
    async ({ page, expectedConsole }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await provide();
      expect(complaints.filter((text) => text !== workerKeptOut && !expectedConsole?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns a new shopper with an email address of their own. All shoppers have the same name. */
export const aShopper = () => ({
  username: 'Asha',
  email: `asha-${crypto.randomUUID()}@example.com`,
  password: 'correct horse',
});
export type Shopper = ReturnType<typeof aShopper>;

/** Opens /register, fills in the form and submits it. */
export async function sendRegistration(page: Page, shopper: Shopper) {
  await page.goto('/register');
  for (const name of ['username', 'email', 'password'] as const)
    await page.locator(`input[name=${name}]`).fill(shopper[name]);
  await page.locator('input[name=confirmpassword]').fill(shopper.password);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Registers a new shopper, waits for the toast and returns the shopper. */
export async function register(page: Page) {
  const shopper = aShopper();
  await sendRegistration(page, shopper);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  return shopper;
}

export async function login(page: Page, { email, password }: Pick<Shopper, 'email' | 'password'>) {
  await page.goto('/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
}

/** Registers and logs in a new shopper, and returns the shopper. The home screen is open then. */
export async function signUp(page: Page) {
  const shopper = await register(page);
  await login(page, shopper);
  await page.waitForURL('/');
  return shopper;
}

export const toastWith = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Opens a panel of the account on a wide screen, and returns the dialog of the panel. */
export async function openPanel(page: Page, name: string) {
  await page.getByRole('button', { name: 'Saved, orders and My data' }).click();
  // The role in an attribute excludes the native `dialog` that shows while the code of the drawer loads.
  const account = page.locator('[role=dialog]');
  await account.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  return page.getByRole('dialog', { name });
}

/** Waits until the screen has its heading and all its data. */
export async function expectLoaded(page: Page) {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Adds a member of the family on the screen /abcd. */
export async function addMember(page: Page, name: string) {
  await page.getByRole('button', { name: '+ Add New Member' }).click();
  await page.getByRole('dialog').getByLabel(/name/i).fill(name);
  await page.getByRole('dialog').getByLabel(/age/i).fill('61');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
}

/**
 * Returns a list to which each request to the API or the identity provider is added from now on, as `METHOD
 * path?query`. Pictures are left out.
 */
export function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isPicture = url.pathname.startsWith('/api/pictures/');
    if ((url.pathname.startsWith('/api/') && !isPicture) || url.pathname.includes('googleapis.com')) {
      calls.push(`${request.method()} ${url.pathname.replace(/^\/api/, '')}${url.search}`);
    }
  });
  return calls;
}

export const storeBefore = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, values);

/** Makes the shop believe that the device is offline. The network itself still works. */
export const goOffline = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
