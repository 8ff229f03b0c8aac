import { paths } from '@niramaya/contract';
import type { Page } from 'playwright/test';
import { chooseHindi, expectHindi, latinWords } from './support/hindi.ts';
import { expect, expectHydrated, expectLoaded, storeBefore, test } from './support/journey.ts';
import { cards } from './support/products.ts';
import { showAll } from './support/reflow.ts';
import { aFilledDevice, anOrder } from './support/stored.ts';

const screens = [...Object.values(paths), '/careplan?from=consultation', '/payment?from=consultation', '/nothing-here'];

/** The names of people and orders in the texts of these shoppers. */
const names = ['NM-7K3F9Q', 'Asha Kulkarni', 'Meera Iyer'];

const aShopper = {
  ...aFilledDevice,
  ...anOrder,
  // The requirements name these two keys: the first has the name of the shopper who is logged in, the second the price
  // of a care plan in rupees.
  validkey: 'Asha Kulkarni',
  threemonth: '275',
  'niramaya.city': 'Banglore',
};
const members = [{ id: 1, name: 'Meera Iyer', age: '34', gender: 'female' }];

test.use({ expectedConsole: /status of 404/ });
test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000);
  await chooseHindi(page);
  await page.route('**/api/consult', (route) => route.fulfill({ json: members }));
});

for (const [who, stored] of [
  ['a guest', {}],
  ['a shopper with a cart and an order', aShopper],
] as const)
  test(`no screen has a Latin word but names, units and brands: ${who}`, async ({ page }) => {
    await storeBefore(page, stored);
    for (const screen of screens)
      await test.step(screen, async () => {
        await page.goto(screen);
        await expectLoaded(page);
        await showAll(page);
        await expectHindi(page, 'body', screen, names);
      });
    await test.step('every way to pay', async () => {
      await page.goto('/payment');
      for (const tab of ['UPI', 'वॉलेट', 'कार्ड', 'बाद में भुगतान', 'नेट बैंकिंग']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectHindi(page, 'body', tab, names);
      }
    });
    await test.step('the results of a search', async () => {
      await page.getByRole('combobox', { name: 'दवाएँ और हेल्थ प्रोडक्ट खोजें' }).fill('ज़िंक');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectHindi(page, '[role=search]', 'search', names);
    });
  });

const openAccount = async (page: Page) => {
  await page.goto('/covid');
  const button = page.getByRole('button', { name: 'सेव की हुई चीज़ें, ऑर्डर, मेरा डेटा' });
  await expectHydrated(button);
  await button.click();
  // The role in an attribute excludes the native `dialog` that shows while the code of the drawer loads.
  return page.locator('[role=dialog]');
};

test('no panel and no dialog has a Latin word but names, units and brands', async ({ page }) => {
  await storeBefore(page, aShopper);
  const dialog = page.locator('[role=dialog]');
  const expectOpen = async (what: string) => {
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectHindi(page, '[role=dialog]', what, names);
  };

  for (const name of ['मेरे ऑर्डर', 'रीफ़िल', 'पर्चे', 'सेव किए प्रोडक्ट', 'संदेश', 'मेरा डेटा'])
    await test.step(name, async () => {
      const account = await openAccount(page);
      await expectOpen('the account');
      await account.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectOpen(name);
    });
  await test.step('a receipt', async () => {
    const account = await openAccount(page);
    await account.getByRole('button', { name: /^मेरे ऑर्डर/ }).click();
    await page.getByRole('button', { name: /^रसीद/ }).click();
    await expect(page.getByRole('button', { name: 'रसीद प्रिंट करें' })).toBeVisible();
    await expectOpen('a receipt');
  });
  for (const name of ['प्राइवेसी नीति', 'वापसी और रिफ़ंड', 'इस्तेमाल की शर्तें', 'शिकायत अधिकारी'])
    await test.step(name, async () => {
      await page.goto('/offers');
      const button = page.getByRole('contentinfo').getByRole('button', { name });
      await expectHydrated(button);
      await button.click();
      await expectOpen(name);
    });
  await test.step('a checkup', async () => {
    await page.goto('/');
    await showAll(page);
    await page
      .getByRole('button', { name: /^देखें कि क्या-क्या शामिल है/ })
      .first()
      .click();
    await expectOpen('a checkup');
  });
  await test.step('a new member', async () => {
    await page.goto('/abcd');
    await page.getByRole('button', { name: '+ नया सदस्य जोड़ें' }).click();
    await expectOpen('a new member');
  });
  await test.step('the address', async () => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'पता जोड़ें: पार्सल कहाँ भेजना है' }).click();
    await expectOpen('the address');
  });
  await test.step('the facts of a product', async () => {
    await page.goto('/medicinesdetails?id=1');
    const facts = page.getByRole('main').locator('details', { hasText: 'इसमें क्या है और इसे कैसे इस्तेमाल करें' });
    await expectHydrated(facts.locator('summary'));
    await facts.locator('summary').click();
    await expect(facts.locator('dl')).toBeVisible();
    await expectHindi(page, 'main', 'the facts of a product', names);
  });
  await test.step('the comparison', async () => {
    await page.goto('/medicines');
    await expect(cards(page)).toHaveCount(10);
    for (const at of [0, 1])
      await cards(page)
        .nth(at)
        .getByRole('button', { name: /^तुलना करें/ })
        .click();
    await page.getByRole('region', { name: 'तुलना' }).getByRole('button', { name: 'तुलना करें' }).click();
    await expectOpen('the comparison');
    await dialog.getByRole('button', { name: 'दिखाएँ: इसमें क्या है और इसे कैसे इस्तेमाल करें' }).click();
    await expect(dialog.getByRole('rowheader', { name: 'इसे कैसे रखें' })).toBeVisible();
    await expectOpen('the comparison with the facts');
  });
  await test.step('the menu and the filters of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/medicines');
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
    await expectOpen('the menu');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'फ़िल्टर', exact: true }).click();
    await expectOpen('the filters');
  });
});

test('`latinWords` finds an English text and label, also of words that are part of a known name, but no unit, no code and no title that is marked as English', async ({
  page,
}) => {
  await page.goto('/covid');
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML =
      '<h1 aria-label="Close">घर Home</h1><p lang="en">Zinc 50 mg</p><p>हटाएँ: Zinc 50 mg, 30 ml</p><b>Zinc</b><code>cart_data</code>' +
      '<p>दूसरे नाम: CBC, Haemogram, Full Blood Count</p><button aria-label="Full Blood Test"></button><p>Amazon Pay</p><i>Pay</i>';
  });
  expect(await latinWords(page, 'main', [])).toEqual([
    'Close, aria-label of h1: “Close”',
    'Home, h1: “घर Home”',
    'Zinc, b: “Zinc”',
    'Full, aria-label of button: “Full Blood Test”',
    'Blood, aria-label of button: “Full Blood Test”',
    'Test, aria-label of button: “Full Blood Test”',
    'Pay, i: “Pay”',
  ]);
});
