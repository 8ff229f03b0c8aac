import type { Page } from 'playwright/test';
import { expect, expectHydrated, storeBefore, test } from './support/journey.ts';
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
  ['an own symptom', '/symptoms', (page) => page.locator('input[name=own]').fill('sore knee')],
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

test('the page of the list and the step of a consultation stay in a change of the language', async ({ page }) => {
  await page.goto('/medicines?category=vitamins');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('60 products, page 2 of 6')).toBeVisible();
  await linkToHindi(page).click();
  await expect(page.getByText('60 प्रोडक्ट, 6 में से पेज 2')).toBeVisible();

  await page.goto('/careplan?from=consultation&lang=en');
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
