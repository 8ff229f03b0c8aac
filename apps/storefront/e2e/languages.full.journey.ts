import type { Page } from 'playwright/test';
import { addMember, expect, expectHydrated, storeBefore, test } from './support/journey.ts';
import { cards } from './support/products.ts';
import { expectSteady, watchShiftsWithFonts } from './support/shifts.ts';
import { aLine } from './support/stored.ts';

const linkToHindi = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true });

/** Opens a dialog, types into it, and closes it by accident. */
async function typeInDialog(page: Page, button: string, field: string, text: string) {
  await page.getByRole('button', { name: button }).click();
  // The native `dialog` of the fallback has no such field.
  await page.getByRole('dialog').getByRole('textbox', { name: field }).fill(text);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const forms: readonly (readonly [form: string, path: string, type: (page: Page) => Promise<void>])[] = [
  ['the log-in', '/login', (page) => page.locator('input[name=password]').fill('correct horse')],
  ['a UPI ID', '/payment', (page) => page.locator('input[name=upi]').fill('asha@upi')],
  [
    'a coupon',
    '/payment',
    async (page) => {
      await page.getByText('I have a coupon').click();
      await page.locator('input[name=coupon]').fill('ZINC');
    },
  ],
  [
    'the number of a consultation',
    '/payment?from=consultation',
    (page) => page.getByRole('textbox', { name: 'Patient phone number' }).fill('98765'),
  ],
  ['an own symptom', '/symptoms', (page) => page.locator('[name=own]').fill('sore knee')],
  ['the number for the app', '/covid', (page) => page.getByRole('textbox', { name: 'Mobile number' }).fill('98765')],
  ['a new patient', '/abcd', (page) => typeInDialog(page, '+ Add New Member', 'Patient name', 'Meera')],
  ['an address', '/cart', (page) => typeInDialog(page, 'Add a delivery address', 'Full name', 'Meera')],
];

for (const [form, path, type] of forms) {
  test(`a change of the language asks before it loses ${form}`, async ({ page }) => {
    await storeBefore(page, { cart_data: JSON.stringify([aLine('Zinc 50 mg')]) });
    await page.goto(path);
    await expectHydrated(page.getByRole('contentinfo').getByRole('link').first());
    await type(page);
    await linkToHindi(page).click();
    const question = page.getByRole('dialog', { name: 'Change the language?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
}

const inEachLanguage = async (page: Page, expectSame: (language: 'hi' | 'en-IN') => Promise<void>) => {
  for (const [language, name] of [
    ['hi', 'हिन्दी'],
    ['en-IN', 'English'],
  ] as const)
    await test.step(name, async () => {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await expectHydrated(link);
      // A click of Playwright would scroll to the link.
      await link.dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectSame(language);
    });
};

/** Returns the place of a shopper: the address, the history entry, the scroll position, and all that is stored. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    entry: history.state as unknown,
    entries: history.length,
    top: scrollY,
    cart: localStorage.getItem('cart_data'),
    choices: ['symptoms', 'patient', 'patient_phone'].map((name) => sessionStorage.getItem(`niramaya.${name}`)),
  }));

/** Scrolls the page to this position, in px, and waits until its history entry has stored it, a moment later. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  const stored = () => page.evaluate(() => (history.state as { scrollY?: number } | null)?.scrollY);
  await expect.poll(stored).toBe(top);
}

test('a page of a filtered and ordered list stays in Hindi and back in English, with the cart', async ({ page }) => {
  await storeBefore(page, { cart_data: JSON.stringify([aLine('Zinc 50 mg')]) });
  await page.goto('/medicines?category=vitamins&order=asc');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('60 products, page 2 of 6')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  const titles = await cards(page).getByRole('heading').allTextContents();
  await scrollPage(page, 400);
  const before = await placeOf(page);
  expect(before).toMatchObject({ top: 400, cart: expect.stringContaining('Zinc 50 mg') as unknown });
  await inEachLanguage(page, async (language) => {
    const isHindi = language === 'hi';
    await expect(page.getByText(isHindi ? '60 प्रोडक्ट, 6 में से पेज 2' : '60 products, page 2 of 6')).toBeVisible();
    await expect.poll(() => placeOf(page)).toEqual(before);
    await expect(page.getByRole('checkbox', { name: isHindi ? 'विटामिन' : 'Vitamins' })).toBeChecked();
    await expect(page.getByLabel(isHindi ? 'किस क्रम में' : 'Sort by')).toHaveValue('asc');
    await expect(cards(page).getByRole('heading')).toHaveText(titles);
  });
});

test('step 3 of a consultation stays in Hindi and back in English, with the choices before it', async ({ page }) => {
  const proceed = () => page.getByRole('main').getByRole('link', { name: 'Proceed', exact: true }).click();
  await page.goto('/abcd');
  await addMember(page, 'Meera');
  await page.getByRole('textbox', { name: 'Patient phone number' }).fill('98765 43210');
  await proceed();
  await page.waitForURL('/symptoms');
  await page.getByRole('button', { name: 'Headache' }).click();
  await proceed();
  await page.waitForURL('/doctor_final');
  await scrollPage(page, 200);
  const { top, ...before } = await placeOf(page);
  expect(top).toBe(200);
  expect(before.choices.join()).toMatch(/Headache[^]*98765 43210/);
  await inEachLanguage(page, async (language) => {
    const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(steps).toHaveText(
      language === 'hi'
        ? ['मरीज़ (पूरा हुआ)', 'लक्षण (पूरा हुआ)', /डॉक्टर$/, /केयर प्लान$/, /भुगतान$/]
        : ['Patient (done)', 'Symptoms (done)', /Doctor$/, /Care plan$/, /Payment$/],
    );
    // The lines of Hindi above the window are a few pixels higher, and the browser keeps the same choices in the
    // window.
    await expect.poll(async () => Math.abs((await placeOf(page)).top - top)).toBeLessThan(12);
    expect(await placeOf(page)).toMatchObject(before);
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Headache' })).toHaveAttribute('aria-pressed', 'true');
});

test('a page that the browser has kept loads again in the language of another tab, on its page of the list', async ({
  page,
  context,
}) => {
  await page.goto('/medicines?category=vitamins');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('60 products, page 2 of 6')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/covid?lang=hi');
  await expect(tab).toHaveURL('/covid');
  // The Chromium of the journeys has no back/forward cache, so the event of a page that comes out of it is made here.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText('60 प्रोडक्ट, 6 में से पेज 2')).toBeVisible();
  await expect(page).toHaveURL('/medicines?category=vitamins');
});

test('the step of a consultation stays on the care plan, whose address does not name it', async ({ page }) => {
  await page.goto('/careplan?from=consultation');
  await expect(page.getByRole('list', { name: 'Steps of your consultation' })).toBeVisible();
  await linkToHindi(page).click();
  await expect(page.getByRole('list', { name: 'आपके परामर्श के क़दम' })).toBeVisible();
  await expect(page).toHaveURL('/careplan');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${viewport.width} x ${viewport.height} px, in a browser that prefers Hindi`, () => {
    test.use({ viewport, locale: 'hi-IN' });

    test('the offer of Hindi moves nothing', async ({ page }) => {
      await watchShiftsWithFonts(page);
      for (const path of ['/', '/offers', '/cart']) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'हिन्दी' })).toBeAttached();
        await expectSteady(page, path);
      }
    });
  });
}
