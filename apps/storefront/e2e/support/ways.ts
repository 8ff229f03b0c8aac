import type { Locator, Page } from 'playwright/test';
import { goTo } from './chunks.ts';

export const failed = 'This could not be loaded. Check your connection and try again.';
const product = { image: '/api/pictures/1.svg', title: 'Zinc 50 mg', price: 200, discountedPrice: 180 };
const chosen = { ...product, discount: 10, rating: 4, category: 'vitamins' };
const line = { ...product, quantity: 2 };

interface Way {
  readonly at: string;
  readonly stored?: Record<string, unknown>;
  /** Requests it. Not set if the address alone does. */
  readonly ask?: (page: Page) => Promise<unknown>;
  readonly shows: (page: Page) => Locator;
  readonly within?: (page: Page) => Locator;
  readonly isNarrow?: boolean;
}

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const overThePage = (page: Page) => page.getByRole('dialog', { name: failed });
const inMain = (page: Page) => page.getByRole('main');
const openPanel = (name: RegExp) => async (page: Page) => {
  await click('Yours on this device')(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

/** Chunks on demand, by their names in the build. */
export const ways: Record<string, Way> = {
  MenuPanel: {
    at: '/cart',
    isNarrow: true,
    ask: click('Open the menu'),
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').first(),
    within: dialog('Menu'),
  },
  Toaster: {
    at: '/cart',
    ask: click(/^Cart/),
    shows: (page) => page.getByText('Please login'),
    within: (page) => page.locator('body'),
  },
  PolicyDialog: {
    at: '/cart',
    ask: click('Terms of use'),
    shows: dialog('Terms of use'),
    within: overThePage,
  },
  AddMemberDialog: {
    at: '/abcd',
    ask: click('+ Add New Member'),
    shows: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    within: overThePage,
  },
  DeliveryDialog: {
    at: '/cart',
    stored: { cart_data: [line] },
    ask: click('Add a delivery address'),
    shows: dialog('Where should we deliver?'),
    within: overThePage,
  },
  ListingSheet: {
    at: '/medicines',
    isNarrow: true,
    ask: click('Filters'),
    shows: dialog('Filters'),
    within: overThePage,
  },
  CheckupDialog: {
    at: '/covid',
    ask: async (page) => {
      await goTo(page, '/');
      await click(/^See what is included/)(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Full Body Checkup' }),
    within: overThePage,
  },
  OpenPanel: {
    at: '/cart',
    ask: click('Yours on this device'),
    shows: dialog('Yours on this device'),
    within: overThePage,
  },
  AccountPanel: {
    at: '/cart',
    ask: click('Yours on this device'),
    shows: (page) => page.getByRole('dialog').getByRole('list', { name: 'Yours on this device' }),
    within: dialog('Yours on this device'),
  },
  OrdersPanel: {
    at: '/cart',
    ask: openPanel(/^My orders/),
    shows: (page) => page.getByRole('dialog', { name: 'My orders' }).getByRole('heading', { level: 3 }),
    within: dialog('My orders'),
  },
  RefillPanel: {
    at: '/cart',
    ask: openPanel(/^Refill/),
    shows: (page) => page.getByRole('dialog', { name: 'Refill' }).getByRole('heading', { level: 3 }),
    within: dialog('Refill'),
  },
  PrescriptionsPanel: {
    at: '/cart',
    ask: openPanel(/^Prescriptions/),
    shows: (page) => page.getByRole('dialog', { name: 'Prescriptions' }).getByRole('heading', { level: 3 }),
    within: dialog('Prescriptions'),
  },
  SavedPanel: {
    at: '/cart',
    ask: openPanel(/^Saved products/),
    shows: (page) => page.getByRole('dialog', { name: 'Saved products' }).getByRole('heading', { level: 3 }),
    within: dialog('Saved products'),
  },
  MessagesPanel: {
    at: '/cart',
    ask: openPanel(/^Messages/),
    shows: (page) => page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem').first(),
    within: dialog('Messages'),
  },
  MyDataPanel: {
    at: '/cart',
    ask: openPanel(/^My data/),
    shows: (page) => page.getByRole('dialog', { name: 'My data' }).getByRole('button', { name: /download/i }),
    within: dialog('My data'),
  },
  ComparePanel: {
    at: '/medicines',
    ask: async (page) => {
      const cards = page.getByRole('main').getByRole('article');
      for (const index of [0, 1])
        await cards
          .nth(index)
          .getByRole('button', { name: /^Compare/ })
          .click();
      await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Compare products' }).getByRole('table'),
    within: dialog('Compare products'),
  },
  RecentBlock: {
    at: '/medicinesdetails',
    stored: { 'niramaya.viewed': { v: 1, items: [chosen] } },
    ask: (page) => goTo(page, '/'),
    shows: region('Recently viewed'),
    within: inMain,
  },
  PaidNotice: {
    at: '/payment',
    stored: { cart_data: [line] },
    ask: click('Confirm Payment'),
    shows: region('After your payment'),
  },
  NothingFound: {
    at: '/cart',
    ask: async (page) => {
      await page.route('**/api/products?*', (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
      await goTo(page, '/medicines?category=vitamins&q=nothing');
    },
    shows: (page) => page.getByRole('heading', { name: 'Nothing found for “nothing”' }),
    within: inMain,
  },
};
