import { paths } from '@niramaya/contract';
import { expect, expectLoaded, storeBefore, test } from './support/journey.ts';
import { expectEntryOfPage } from './support/overlays.ts';
import { cards } from './support/products.ts';
import {
  expectInReach,
  expectToFit,
  expectToRead,
  expectWholeWords,
  showAll,
  textSize,
  textSpacing,
  withBrowserText,
  withReaderStyles,
} from './support/reflow.ts';

const inConsultation = ['/careplan?from=consultation', '/payment?from=consultation'];
const screens = [...Object.values(paths), ...inConsultation, '/nothing-here'];

const title = 'Calmag Effervescent Tablets with Cholecalciferol and Methylcobalamin, orange';
const aLine = { image: '/api/pictures/1.svg', title, price: 12_345, discountedPrice: 11_111.5, quantity: 12 };
const aShopper = {
  validkey: 'Venkatanarasimharajuvaripeta',
  cart_data: JSON.stringify([aLine, { ...aLine, title: 'Zinc' }]),
  medicine_details: JSON.stringify({ ...aLine, discount: 10, rating: 4, category: 'vitamins' }),
};

const members = [
  { id: 1, name: 'Venkatanarasimharajuvaripeta Subrahmanyachandrasekhara', age: '8 months', gender: 'Choose_option' },
  { id: 2, name: 'Meera Iyer', age: '34', gender: 'female' },
  { id: 3, name: 'ThiruvananthapuramVenkateswaranSubramanianIyer', age: 'twentyseven-and-half', gender: 'male' },
];

/**
 * The window, in px, and the styles of the reader or the text size in the settings of the browser, in px (WCAG 1.4.10,
 * 1.4.4 and 1.4.12).
 */
const readers: readonly {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly styles?: string;
  readonly browserText?: number;
}[] = [
  { width: 320, height: 640, text: 'text at 100 %', styles: textSize(100) },
  { width: 360, height: 740, text: 'text at 150 %', styles: textSize(150) },
  { width: 1280, height: 900, text: 'text at 200 %', styles: textSize(200) },
  { width: 360, height: 740, text: 'wide text spacing', styles: textSpacing },
  { width: 1280, height: 900, text: 'wide text spacing', styles: textSpacing },
  { width: 320, height: 740, text: 'text at 32 px in the settings of the browser', browserText: 32 },
  { width: 360, height: 740, text: 'text at 32 px in the settings of the browser', browserText: 32 },
];

for (const { width, height, text, styles = '', browserText } of readers) {
  const isNarrow = width <= 1024;

  test.describe(`${width} px with ${text}`, () => {
    test.use({ viewport: { width, height }, expectedConsole: /status of 404/ });
    test.beforeEach(async ({ page }) => {
      await withReaderStyles(page, styles);
      if (browserText) await withBrowserText(page, browserText);
    });

    for (const [who, stored] of [
      ['a guest', {}],
      ['a shopper', aShopper],
    ] as const)
      test(`every screen fits for ${who}, with cart, search and menu within reach`, async ({ page }) => {
        test.setTimeout(300_000);
        await storeBefore(page, stored);
        await page.route('**/api/consult', (route) => route.fulfill({ json: members }));
        for (const screen of screens)
          await test.step(screen, async () => {
            await page.goto(screen);
            await expectLoaded(page);
            await showAll(page);
            await expectToFit(page, 'body', screen);
            if (browserText) await expectToRead(page, screen);
            const bar = page.getByRole('banner');
            const wanted = [
              bar.getByRole('button', { name: /^Cart/ }),
              bar.getByRole('combobox', { name: /^Search/ }),
              isNarrow ? bar.getByRole('button', { name: 'Open the menu' }) : bar.getByText('Personal Care'),
            ];
            for (const control of wanted) await expectInReach(control);
          });
      });

    test('every overlay fits', async ({ page }) => {
      test.setTimeout(120_000);
      // The role in an attribute excludes the native `dialog` that shows while the code of the overlay loads.
      const dialog = page.locator('[role=dialog]');
      const opened = async (what: string) => {
        await expect(dialog).toBeVisible();
        await expectToFit(page, '[role=dialog]', what);
        if (browserText) await expectWholeWords(page, '[role=dialog]', what);
        const close = dialog.getByRole('button', { name: /close/i }).first();
        await expectInReach(close);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        // The shop then goes back from the entry of the dialog. The browser would abort a `goto` that begins before
        // that.
        await expectEntryOfPage(page);
      };
      const bar = page.getByRole('banner');
      const menu = bar.getByRole('button', { name: 'Open the menu' });
      const account = async () => {
        if (isNarrow) await menu.click();
        await page.getByRole('button', { name: 'Saved, orders and My data' }).click();
        await expect(page.getByRole('dialog', { name: 'Saved, orders and My data' })).toBeVisible();
      };
      const policy = async () => {
        const policies = page.getByRole('contentinfo').getByRole('navigation', { name: 'Policies' });
        if (isNarrow) await policies.getByText('Policies').click();
        await policies.getByRole('button', { name: 'Privacy policy' }).click();
      };
      const newMember = async () => {
        await page.goto('/abcd');
        await page.getByRole('button', { name: '+ Add New Member' }).click();
      };
      await page.goto('/medicines');
      await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();

      if (isNarrow) {
        await menu.click();
        await opened('menu');
        await page.getByRole('button', { name: 'Filters' }).click();
        await opened('filters');
      } else {
        await bar.getByText('Health Conditions').click();
        await expect(bar.getByRole('link', { name: 'Ear Care' })).toBeVisible();
        await expectToFit(page, 'header', 'category menu');
        await page.keyboard.press('Escape');
      }
      await bar.getByRole('combobox', { name: /^Search/ }).fill('zinc');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectToFit(page, '[role=search]', 'search');
      await page.keyboard.press('Escape');
      for (const open of [account, policy, newMember]) {
        await open();
        await opened(open.name);
      }
      await page.goto('/medicines');
      await cards(page).first().getByRole('button', { name: /^Add/ }).click();
      for (const at of [0, 1])
        await cards(page)
          .nth(at)
          .getByRole('button', { name: /^Compare/ })
          .click();
      await expectToFit(page, 'main', 'bars of the cart and of the comparison');
      await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).click();
      await opened('comparison');
    });
  });
}

for (const width of [320, 360])
  test(`no screen is wider than ${width} px with text at 200 %`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 740 });
    await withReaderStyles(page, textSize(200));
    const widths = new Map<string, number>();
    for (const screen of [...Object.values(paths), ...inConsultation]) {
      await page.goto(screen);
      await expectLoaded(page);
      await showAll(page);
      widths.set(screen, await page.evaluate(() => document.documentElement.scrollWidth));
    }
    expect([...widths].filter(([, scrollWidth]) => scrollWidth > width)).toEqual([]);
  });
