import type { Page } from 'playwright/test';
import { aVisitor, expect, storeBefore, test, toastWith } from './support/journey.ts';

const line = { image: '/api/pictures/1.svg', title: 'Calmag', price: 200, discountedPrice: 180, quantity: 2 };
const viewport = { width: 1280, height: 900 };

interface Case {
  readonly text: string;
  readonly lastsMs: number;
  /** Where the toast is shown. The default is the top right. */
  readonly place?: 'top-center';
  readonly stored?: Record<string, string>;
  readonly address: string;
  /** What happens before the click, while the clock still runs. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly click: (page: Page) => Promise<unknown>;
}

async function openProduct(page: Page) {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('/medicinesdetails');
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function fillRegister(page: Page, confirmpassword: string) {
  const { username, email } = aVisitor();
  const values = { username, email, password: 'correct horse', confirmpassword };
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
}

const cases: Record<string, Case> = {
  'VALID-05 VALID-06 VALID-07 ERROR-04': {
    text: 'Wrong Password',
    lastsMs: 3000,
    place: 'top-center',
    address: '/register',
    prepare: (page) => fillRegister(page, 'another horse'),
    click: (page) => button(page, 'Register').click(),
  },
  'ERROR-24 STATE-19 CONST-14': {
    text: 'Account created successfully !',
    lastsMs: 2000,
    address: '/register',
    prepare: (page) => fillRegister(page, 'correct horse'),
    click: (page) => button(page, 'Register').click(),
  },
  'ERROR-01 CONST-16': {
    text: 'Please Login first ',
    lastsMs: 4000,
    address: '/consultdoctor',
    click: (page) => button(page, 'Start New Consultation').click(),
  },
  'ERROR-03 AMB-22': {
    text: 'Please login',
    lastsMs: 4000,
    address: '/covid',
    click: (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click(),
  },
  'ERROR-06 CONST-15': {
    text: 'no item',
    lastsMs: 4000,
    address: '/covid',
    stored: { validkey: 'Asha' },
    // The click happens once before, so that the screen's chunk is loaded. React uses the clock to show what it has
    // waited for, and that clock is paused later.
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
      await expect(toastWith(page, 'no item')).toBeVisible();
      await page.goBack();
      await page.waitForURL('/covid');
      await expect(toastWith(page, 'no item')).toBeHidden();
    },
    click: (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click(),
  },
  'ERROR-26 CART-13': {
    text: 'Item Removed !',
    lastsMs: 2000,
    address: '/cart',
    stored: { cart_data: JSON.stringify([line]) },
    click: (page) => button(page, 'Remove Calmag').click(),
  },
  'ERROR-27 DETAIL-08': {
    text: 'Added successfully',
    lastsMs: 2000,
    address: '/medicines',
    prepare: openProduct,
    click: (page) => button(page, 'Add to Cart').click(),
  },
  'ERROR-05 VALID-17 CONST-15': {
    text: 'Item Already exist in Cart',
    lastsMs: 4000,
    address: '/medicines',
    prepare: async (page) => {
      await openProduct(page);
      await button(page, 'Add to Cart').click();
      await expect(toastWith(page, 'Added successfully')).toBeVisible();
    },
    click: (page) => button(page, 'Add to Cart').click(),
  },
  'ERROR-28 API-23': {
    text: 'User added Successfully',
    lastsMs: 2000,
    address: '/abcd',
    prepare: async (page) => {
      await button(page, '+ Add New Member').click();
      await page.getByRole('dialog').getByLabel(/name/i).fill('Meera Iyer');
      await page.getByRole('dialog').getByLabel(/age/i).fill('34');
    },
    click: (page) => page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click(),
  },
  'ERROR-29 API-28': {
    text: 'payment Successfull',
    lastsMs: 2000,
    address: '/payment',
    click: (page) => button(page, 'Confirm Payment').click(),
  },
  'ERROR-30 STATE-15': {
    text: 'user Logout successfully',
    lastsMs: 2000,
    address: '/covid',
    stored: { validkey: 'Asha' },
    click: (page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(),
  },
};

test.use({ viewport });

for (const [rows, { text, lastsMs, place, stored = {}, address, prepare, click }] of Object.entries(cases)) {
  test(`[${rows}] on its own screen “${text}” stays ${lastsMs} ms, at the ${place ?? 'top right'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await storeBefore(page, stored);
    await page.goto(address);
    await prepare?.(page);
    // From here on the clock moves only when the test moves it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await click(page);
    const toast = page.getByText(text.trim(), { exact: true }).first();
    await expect(toast).toBeVisible();
    expect(await toast.evaluate((element) => element.textContent)).toBe(text);
    // A pointer on a toast would pause its timer.
    await page.mouse.move(viewport.width / 2, viewport.height - 10);

    const box = (await toast.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(200);
    const middle = box.x + box.width / 2;
    if (place === 'top-center') expect(Math.abs(middle - viewport.width / 2)).toBeLessThan(40);
    else expect(middle).toBeGreaterThan(viewport.width * 0.75);

    await page.clock.runFor(lastsMs - 100);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.locator('[data-scope=toast][data-part=root]', { has: toast })).toHaveAttribute(
      'data-state',
      'closed',
    );
    // Its animation takes 200 ms.
    await page.clock.runFor(300);
    await expect(toast).toBeHidden();
  });
}

test('[VALID-08 VALID-09] the sign-up mismatch is told on a dark ground, and nothing is submitted', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/register');
  await fillRegister(page, 'another horse');
  await button(page, 'Register').click();
  const toast = toastWith(page, 'Wrong Password');
  await expect(toast).toBeVisible();
  const ground = await toast.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
    }
    return [];
  });
  expect(ground).toHaveLength(3);
  expect(Math.max(...ground)).toBeLessThan(80);
  expect(calls.filter((url) => url.includes('accounts:signUp'))).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  test(`no toast lies over the header at ${width} px, at the upper end of a page and further down`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/medicines');
    const header = page.getByRole('banner').locator('> *');
    const add = page.getByRole('main').getByRole('button', { name: /^Add/ });
    const over = () =>
      header.evaluateAll((parts) => {
        const toasts = [...document.querySelectorAll('[data-scope=toast][data-part=root]')].map((toast) =>
          toast.getBoundingClientRect(),
        );
        const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
        return { shown: toasts.length, over: toasts.filter(({ top }) => top < end).length };
      });
    for (const y of [0, 600]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      const before = await page.locator('[data-scope=toast][data-part=root]').count();
      await add.nth(y === 0 ? 0 : 3).click();
      await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(before + 1);
      // The pointer is on it, so that it stays while the page moves below it.
      await page.locator('[data-scope=toast][data-part=root]').last().hover();
      expect(await over()).toEqual({ shown: before + 1, over: 0 });
    }
    // Back at the upper end, where the header is higher, with the toasts that appeared further down.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(over).toEqual({ shown: 2, over: 0 });
  });
