import type { Page } from 'playwright/test';
import { unfold } from './footer.ts';
import { expect } from './journey.ts';

export const openMenu = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click();

/** Opens the account menu from the mobile menu, and one of its panels. */
export const openPanel = async (page: Page, entry?: RegExp) => {
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Yours on this device' }).click();
  const account = page.getByRole('dialog', { name: 'Yours on this device' });
  await expect(account).toBeVisible();
  if (entry) await account.getByRole('button', { name: entry }).click();
};

/** Something that opens over a page, and how to open it there. */
interface Opening {
  /** The name of the dialog. */
  readonly name: string;
  readonly path: string;
  /** What browser storage holds before the page runs. */
  readonly stored?: Record<string, string>;
  readonly open: (page: Page) => Promise<void>;
}

/** Everything that Back closes, with a page that has it. */
export const openings: readonly Opening[] = [
  { name: 'Menu', path: '/offers', open: openMenu },
  { name: 'Yours on this device', path: '/', open: (page) => openPanel(page) },
  { name: 'My orders', path: '/cart', open: (page) => openPanel(page, /^My orders/) },
  { name: 'Refill', path: '/symptoms', open: (page) => openPanel(page, /^Refill/) },
  { name: 'Prescriptions', path: '/medi', open: (page) => openPanel(page, /^Prescriptions/) },
  { name: 'Saved products', path: '/login', open: (page) => openPanel(page, /^Saved products/) },
  { name: 'Messages', path: '/payment', open: (page) => openPanel(page, /^Messages/) },
  { name: 'My data', path: '/careplan', open: (page) => openPanel(page, /^My data/) },
  {
    name: 'Compare products',
    path: '/medicines',
    open: async (page) => {
      const tray = page.getByRole('region', { name: 'Comparison' });
      const cards = page.getByRole('main').getByRole('article');
      if (!(await tray.isVisible()))
        for (const at of [0, 1])
          await cards
            .nth(at)
            .getByRole('button', { name: /^Compare/ })
            .press('Enter');
      await tray.getByRole('button', { name: 'Compare' }).press('Enter');
    },
  },
  {
    name: 'Where does the parcel go?',
    path: '/cart',
    stored: {
      cart_data: JSON.stringify([
        { image: '/api/pictures/1.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 1 },
      ]),
    },
    open: (page) => page.getByRole('button', { name: 'Add where the parcel goes' }).click(),
  },
  {
    name: 'Copy the link',
    path: '/medicinesdetails?id=1',
    open: async (page) => {
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
      );
      await page.getByRole('main').getByRole('button', { name: 'Share' }).press('Enter');
    },
  },
  {
    name: 'Filters',
    path: '/medicines?category=vitamins',
    open: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  {
    name: 'Add a family member',
    path: '/abcd',
    open: (page) => page.getByRole('button', { name: /Add New Member/ }).click(),
  },
  {
    name: 'Privacy policy',
    path: '/covid',
    open: async (page) => {
      await unfold(page, 'Policies');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy policy' }).click();
    },
  },
  {
    name: 'Full Body Checkup',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'See what is included: Full Body Checkup' }).press('Enter'),
  },
];
