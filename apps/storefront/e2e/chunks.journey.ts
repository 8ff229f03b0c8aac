import { paths } from '@niramaya/contract';
import type { Locator, Page } from 'playwright/test';
import { chunksOnDemand, fileOf, goTo, saveData } from './support/chunks.ts';
import { aVisitor, expect, login, register, storeBefore, test } from './support/journey.ts';

test.use({ expectedConsole: /Failed to load resource|ChunkLoadError|Failed to fetch|An error occurred/ });
test.beforeEach(({ page }) => saveData(page));

const failed = 'This could not be loaded. Check your connection and try again.';
const product = { image: '/api/pictures/1.svg', title: 'Zinc 50 mg', discount: 10, rating: 4, price: 200 };
const chosen = { ...product, discountedPrice: 180, category: 'vitamins' };
const line = { image: product.image, title: product.title, price: 200, discountedPrice: 180, quantity: 2 };

interface Way {
  /** Where it is asked for. */
  readonly at: string;
  /** What the device holds already. */
  readonly stored?: Record<string, unknown>;
  /** Asks for it; nothing where the address alone does. */
  readonly ask?: (page: Page) => Promise<unknown>;
  /** What it brings. */
  readonly shows: (page: Page) => Locator;
  /** Where the message has to stand. */
  readonly within?: (page: Page) => Locator;
  readonly isNarrow?: boolean;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const overThePage = (page: Page) => page.getByRole('dialog', { name: failed });
const inMain = (page: Page) => page.getByRole('main');
const openPanel = (name: RegExp) => async (page: Page) => {
  await press('Yours on this device')(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

/** Until the device has noted that the chosen product was viewed. */
const viewed = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('niramaya.viewed'))).toContain(product.title);

const ways: Record<string, Way> = {
  MenuDrawer: { at: '/cart', isNarrow: true, ask: press('Open the menu'), shows: dialog('Menu'), within: overThePage },
  PolicyDialog: {
    at: '/cart',
    ask: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // A press before the footer is hydrated does nothing yet.
      await expect(async () => {
        await press('Terms of use')(page);
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
    shows: dialog('Terms of use'),
    within: overThePage,
  },
  AddMemberDialog: {
    at: '/abcd',
    ask: press('+ Add New Member'),
    shows: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    within: overThePage,
  },
  DeliveryDialog: {
    at: '/cart',
    stored: { cart_data: [line] },
    ask: press('Add where the parcel goes'),
    shows: dialog('Where does the parcel go?'),
    within: overThePage,
  },
  ListingSheet: {
    at: '/medicines',
    isNarrow: true,
    ask: press('Filters'),
    shows: dialog('Filters'),
    within: overThePage,
  },
  CheckupDialog: {
    at: '/covid',
    ask: async (page) => {
      await goTo(page, '/');
      await press(/^See what is included/)(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Full Body Checkup' }),
    within: overThePage,
  },
  OpenPanel: {
    at: '/cart',
    ask: press('Yours on this device'),
    shows: dialog('Yours on this device'),
    within: overThePage,
  },
  AccountPanel: {
    at: '/cart',
    ask: press('Yours on this device'),
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
  SearchList: {
    at: '/cart',
    ask: (page) => page.getByRole('combobox', { name: /search/i }).fill('zinc'),
    shows: (page) => page.getByRole('listbox'),
    within: (page) => page.getByRole('search'),
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
  ChosenOffer: {
    at: '/offers',
    ask: (page) =>
      page
        .getByRole('link', { name: /^VIEW / })
        .first()
        .click(),
    shows: region('The offer you chose'),
    within: inMain,
  },
  SharedProduct: {
    at: '/medicinesdetails?id=1',
    shows: (page) => page.getByRole('button', { name: 'Add to Cart' }),
    within: inMain,
  },
  SimilarGrid: {
    at: '/medicinesdetails',
    stored: { medicine_details: chosen },
    ask: async (page) => {
      await goTo(page, '/medicines?category=vitamins');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL('/medicinesdetails');
    },
    shows: (page) => page.getByRole('heading', { name: 'Others in Vitamins, by price' }),
    within: inMain,
  },
  RecentShelf: {
    at: '/medicinesdetails',
    // With the chosen one two, which are a shelf.
    stored: {
      medicine_details: chosen,
      'niramaya.viewed': { v: 1, items: [{ ...chosen, title: 'Dantika Toothpaste' }] },
    },
    ask: async (page) => {
      await viewed(page);
      await goTo(page, '/medicines');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL('/medicinesdetails');
    },
    shows: region('Recently viewed'),
    within: inMain,
  },
  RecentBlock: {
    at: '/medicinesdetails',
    stored: { medicine_details: chosen },
    ask: async (page) => {
      await viewed(page);
      await goTo(page, '/');
    },
    shows: region('Recently viewed'),
    within: inMain,
  },
  DeliveryAnswer: {
    at: '/medicinesdetails',
    stored: { medicine_details: chosen },
    ask: (page) => page.locator('input[name=pincode]').fill('560001'),
    shows: (page) => page.getByText(/^Between |estimate/i).first(),
    within: inMain,
  },
  HomeBlocks: {
    at: '/',
    ask: (page) => page.getByRole('region', { name: 'Featured Brands' }).scrollIntoViewIfNeeded(),
    shows: region('Featured Brands'),
    within: inMain,
  },
  ConsultBlocks: {
    at: '/consultdoctor',
    ask: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded(),
    shows: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).last(),
    within: inMain,
  },
  Footer: {
    at: '/cart',
    ask: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    shows: (page) => page.getByRole('contentinfo'),
  },
  ConsultSummary: {
    at: '/doctor_final',
    ask: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Proceed' }).click();
      await page.waitForURL('/careplan');
      await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
      await page.waitForURL('/payment');
    },
    shows: region('Your consultation'),
    within: inMain,
  },
  PaidNotice: {
    at: '/payment',
    stored: { cart_data: [line] },
    ask: press('Confirm Payment'),
    shows: region('After your payment'),
    within: inMain,
  },
  ReturnNotice: {
    at: '/',
    stored: { validkey: 'Asha' },
    ask: (page) => page.evaluate(() => sessionStorage.setItem('niramaya.intent', 'cart')).then(() => page.reload()),
    shows: region('Where you wanted to go'),
    within: inMain,
  },
  OfflineNotice: {
    at: '/cart',
    ask: (page) =>
      page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false });
        dispatchEvent(new Event('offline'));
      }),
    shows: (page) => page.getByRole('status', { name: 'You are offline' }),
  },
  UpdateNotice: { at: '/cart', shows: (page) => page.getByText('A newer version of the shop is ready') },
};

/** What says so in a way of its own, each proven below or where it is named. */
const others = ['firebase', 'rank-search', 'sharing'];
/**
 * Where it does not come, nothing is missing: a list that looks the same scrolls, a row, a count and a step are there at
 * once, the cart of the top bar counts, and a link to the cart stands where the quantity would.
 */
const improvements = ['SlickTrack', 'EnteringItem', 'movesOnChange', 'CartBar', 'CartStepper'];
const screens: Record<string, string> = {
  HomeScreen: paths.home,
  LoginScreen: paths.login,
  RegisterScreen: paths.register,
  MedicinesScreen: paths.medicines,
  MedicineDetailsScreen: paths.medicineDetails,
  CartScreen: paths.cart,
  ConsultScreen: paths.consultDoctor,
  PatientsScreen: paths.patients,
  SymptomsScreen: paths.symptoms,
  SpecialitiesScreen: paths.specialities,
  CarePlanScreen: paths.carePlan,
  PaymentScreen: paths.payment,
  CovidScreen: paths.covid,
  OffersScreen: paths.offers,
  TopBrandsScreen: paths.topBrands,
};

test('every chunk of the build that is fetched on demand is looked at here', () => {
  const known = [...Object.keys(ways), ...Object.keys(screens), ...others, ...improvements];
  expect([...chunksOnDemand().keys()].sort()).toEqual(known.sort());
});

/** As a new version of the shop is told of, without a second build. */
const aNewerVersion = (page: Page) =>
  page.addInitScript(() => {
    const worker = { postMessage: () => undefined };
    const registration = { waiting: worker, active: worker, addEventListener: () => undefined };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: {
        register: () => Promise.resolve(registration),
        ready: Promise.resolve(registration),
        addEventListener: () => undefined,
      },
    });
  });

for (const [chunk, { at, stored = {}, ask, shows, within, isNarrow }] of Object.entries(ways)) {
  test(`[AMB-59] ${chunk} that does not come says so in its place, and trying again brings it`, async ({ page }) => {
    if (isNarrow) await page.setViewportSize({ width: 412, height: 823 });
    if (chunk === 'UpdateNotice') await aNewerVersion(page);
    await storeBefore(
      page,
      Object.fromEntries(
        Object.entries(stored).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    );
    const file = `**${fileOf(chunk)}`;
    await page.route(file, (route) => route.abort());
    await page.goto(at);
    await ask?.(page);
    const place = within?.(page) ?? page.locator('body');
    await expect(place.getByRole('alert').filter({ hasText: failed })).toBeVisible();

    await page.unroute(file);
    await place.getByRole('button', { name: 'Try again' }).click();
    await expect(shows(page)).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
  });
}

for (const [screen, path] of Object.entries(screens)) {
  test(`[ERROR-22 ERROR-23] ${screen} that does not come says so, and a reload brings it`, async ({ page }) => {
    const file = `**${fileOf(screen)}`;
    await page.route(file, (route) => route.abort());
    await page.goto(path === '/covid' ? '/offers' : '/covid');
    await goTo(page, path);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(`ChunkLoadError: Loading chunk ${path} failed`)).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[AMB-59] a search without its ranking says so, and typing on tries again', async ({ page }) => {
  const file = `**${fileOf('rank-search')}`;
  await page.route(file, (route) => route.abort());
  await page.goto('/cart');
  const field = page.getByRole('combobox', { name: /search/i });
  await field.fill('zinc');
  await expect(
    page.getByText('The search did not go through. Check your connection and type again.').first(),
  ).toBeVisible();
  await page.unroute(file);
  await field.pressSequentially(' 5');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('[AMB-59] a link that cannot be made says so, and Share tries again', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = `**${fileOf('sharing')}`;
  await page.route(file, (route) => route.abort());
  await page.goto('/medicinesdetails?id=1');
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  await share.click();
  await expect(
    page.getByText('The link could not be made. Check your connection and press Share again.').first(),
  ).toBeVisible();
  await page.unroute(file);
  await share.click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
});

test('[AMB-59 ERROR-23] a sign-in without the code of the provider says so, and pressing again tries again', async ({
  page,
}) => {
  const visitor = aVisitor();
  await register(page, visitor);
  await expect(page.getByText('Account created successfully !').first()).toBeVisible();
  const file = `**${fileOf('firebase')}`;
  await page.route(file, (route) => route.abort());
  await login(page, visitor);
  await expect(page.getByText('Loading chunk identity failed').first()).toBeVisible();
  await page.unroute(file);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
});

test.describe('a request that hangs', () => {
  test.use({ expectedConsole: null });

  test('[CONST-71 ROUTE-20 AMB-59] is waited for in sight for 120 seconds, then told; Escape closes and gives the focus back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.clock.install();
    const file = `**${fileOf('MenuDrawer')}`;
    await page.route(file, () => {});
    await page.goto('/cart');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('One moment');
    await page.clock.fastForward(115_000);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('One moment');
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(failed);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.unroute(file);
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
