import { screens, type ScreenName } from '@niramaya/contract';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright/test';
import { chooseHindi } from './support/hindi.ts';
import { expect, expectHydrated, expectLoaded, storeBefore, test } from './support/journey.ts';
import { expectToFit, showAll, withReaderStyles } from './support/reflow.ts';
import { aFilledDevice, aLine, zinc } from './support/stored.ts';

/** The height of the window and the greatest height of a picture by its width, in px. Longer pages are cut. */
const heights = { 360: [780, 2400], 1280: [900, 900] } as const;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// axe-core is a dependency of Storybook's addon, and not of this workspace: both check with the same version.
const { resolve } = createRequire(import.meta.url);
const axeScript = readFileSync(createRequire(resolve('@storybook/addon-a11y')).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of axe that this journey uses. */
interface Axe {
  readonly run: (
    page: Document,
    options: { readonly runOnly: readonly string[]; readonly resultTypes: readonly ['violations'] },
  ) => Promise<{
    readonly violations: readonly { readonly help: string; readonly nodes: readonly { readonly html: string }[] }[];
  }>;
}

/** Returns a sentence for each rule that the page breaks, with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeScript);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    const { violations: found } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return found.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`);
  }, rules);
}

/**
 * Fixes the least heights of the page in px. Many screens are at least as tall as the window, and would grow with the
 * window of the picture until their footer is below it.
 */
const keepLeastHeights = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      const { minHeight } = getComputedStyle(element);
      if (Number.parseFloat(minHeight) < innerHeight / 2 || minHeight === 'auto') continue;
      element.style.minHeight = minHeight;
      element.toggleAttribute('data-least-height', true);
    }
  });

/** Undoes `keepLeastHeights`. */
const releaseLeastHeights = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-least-height]')) {
      element.style.minHeight = '';
      element.toggleAttribute('data-least-height', false);
    }
  });

/**
 * Compares the page with its picture at each width, runs axe, and expects that nothing is cut. `part` is compared in
 * the place of a page that is longer than its picture.
 */
async function expectPicture(page: Page, name: string, widths: readonly (keyof typeof heights)[], part?: Locator) {
  for (const width of widths) {
    const [height, tallest] = heights[width];
    await page.setViewportSize({ width, height });
    await showAll(page);
    await expectToFit(page, 'body', `${name} at ${width} px`);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await keepLeastHeights(page);
    await page.setViewportSize({ width, height: Math.min(whole, tallest) });
    // A select keeps the line height of the font that it was laid out with, which may be a pixel lower.
    await page.evaluate(() => {
      document.body.style.display = 'none';
      document.body.getBoundingClientRect();
      document.body.style.display = '';
    });
    if (part) await expect.soft(part).toHaveScreenshot(`${name}-${width}.png`);
    else await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`);
    expect.soft(await violations(page), `${name} at ${width} px`).toEqual([]);
    await releaseLeastHeights(page);
  }
}

interface Answer {
  /** The path of the screen. */
  readonly at: string;
  /** The path of the API. */
  readonly api: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Answers requests of a screen in the page itself. With a route of Playwright the browser caches no fonts, and a page
 * whose font comes late does without it.
 */
const answer = (page: Page, answers: readonly Answer[]) =>
  page.addInitScript((all) => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const known = all.find(({ at, api }) => at === location.pathname && api === pathname);
      return known ? Promise.resolve(Response.json(known.body, { status: known.status })) : send(input, init);
    };
  }, answers);

const members = [
  { id: 1, name: 'मीरा अय्यर', age: '34', gender: 'female' },
  { id: 2, name: 'अर्जुन अय्यर', age: '8', gender: 'male' },
];

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000);
  await chooseHindi(page);
  await page.clock.setFixedTime('2026-02-02T06:30:00Z');
  await withReaderStyles(page, '* { content-visibility: visible !important }');
  // From here on the fonts are in the cache of the browser.
  await page.goto('/covid');
  await page.evaluate(() => document.fonts.ready);
});

test('every screen in Hindi looks as before, and axe finds nothing in it', async ({ page }) => {
  await storeBefore(page, aFilledDevice);
  await answer(page, [{ at: '/abcd', api: '/api/consult', status: 200, body: members }]);
  for (const [name, { path }] of Object.entries(screens))
    await test.step(name, async () => {
      await page.goto(path);
      await expectLoaded(page);
      await expectPicture(page, name, [360, 1280]);
    });
});

/** The address of a screen, and the address of its API, which fails or has nothing. */
const states: Readonly<
  Record<'failed' | 'empty', Partial<Record<ScreenName, readonly [address: string, api?: string]>>>
> = {
  failed: {
    home: ['/', '/api/medi'],
    medicines: ['/medicines', '/api/products'],
    patients: ['/abcd', '/api/consult'],
    offers: ['/offers', '/api/offers'],
    topBrands: ['/medi', '/api/medi'],
  },
  empty: {
    home: ['/', '/api/medi'],
    medicines: ['/medicines?q=%22qqqq%22'],
    medicineDetails: ['/medicinesdetails'],
    cart: ['/cart'],
    patients: ['/abcd', '/api/consult'],
    payment: ['/payment'],
    offers: ['/offers', '/api/offers'],
    topBrands: ['/medi', '/api/medi'],
  },
};

for (const [state, ofScreens] of Object.entries(states))
  test(`every ${state} screen in Hindi looks as before, and axe finds nothing in it`, async ({ page }) => {
    const [status, body] = state === 'failed' ? [500, {}] : [200, []];
    const answers = Object.values(ofScreens).flatMap(([at, api]) => (api ? [{ at, api, status, body }] : []));
    await answer(page, answers);
    for (const [name, [address]] of Object.entries(ofScreens))
      await test.step(name, async () => {
        await page.goto(address);
        await expectLoaded(page);
        const topBrands = page.getByRole('main').getByRole('region', { name: 'हमारे टॉप ब्रांड' });
        await expectPicture(page, `${name}-${state}`, [360], name === 'home' ? topBrands : undefined);
      });
  });

const order = {
  id: 'NM-7K3F9Q',
  by: '',
  account: '',
  placedAtMs: Date.parse('2026-02-01T06:30:00Z'),
  planRupees: 0,
  totalRupees: 361,
  lines: [aLine('Calmag D3 500 mg Tablet, Strip of 30')],
};
const filled = {
  ...aFilledDevice,
  'niramaya.orders': JSON.stringify({ v: 1, items: [order] }),
  'niramaya.saved': JSON.stringify({ v: 1, items: [zinc] }),
};

const titles = {
  orders: 'मेरे ऑर्डर',
  refill: 'रीफ़िल',
  prescriptions: 'पर्चे',
  saved: 'सेव किए प्रोडक्ट',
  messages: 'संदेश',
  data: 'मेरा डेटा',
};
const allPanels = Object.keys(titles) as readonly (keyof typeof titles)[];

for (const [state, stored, panels] of [
  ['filled', filled, ['orders', 'saved', 'data']],
  ['empty', {}, allPanels],
] as const)
  test(`every ${state} panel in Hindi looks as before, and axe finds nothing in it`, async ({ page }) => {
    await storeBefore(page, stored);
    const account = page.getByRole('button', { name: 'सेव की हुई चीज़ें, ऑर्डर, मेरा डेटा' });
    for (const panel of panels)
      await test.step(panel, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto('/offers');
        await expectHydrated(account);
        await account.click();
        await page
          .locator('[role=dialog]')
          .getByRole('button', { name: new RegExp(`^${titles[panel]}`) })
          .click();
        await expect(page.getByRole('dialog', { name: titles[panel] })).toBeVisible();
        await page.setViewportSize({ width: 360, height: 780 });
        await expectToFit(page, '[role=dialog]', panel);
        await expect.soft(page).toHaveScreenshot(`panel-${panel}-${state}-360.png`);
        expect.soft(await violations(page), panel).toEqual([]);
      });
  });

const factsTitle = 'इसमें क्या है और इसे कैसे इस्तेमाल करें';
const calmag = {
  id: 1,
  title: 'Calmag D3 500 mg Tablet, Strip of 15',
  facts: {
    uses: 'Adds calcium to a diet that has too little of it.',
    per: 'Each tablet',
    contents: [{ name: 'Calcium', amount: '500 mg' }],
    howToUse: 'With or just after a meal.',
    askFirst: 'If you have or had kidney stones.',
    storage: 'Below 30 °C, dry and out of the sun.',
    note: 'Demonstration text; read the pack and ask a pharmacist.',
  },
};

test('the facts of a product in Hindi look as before, and axe finds nothing in them', async ({ page }) => {
  const facts = page.getByRole('main').locator('details', { hasText: factsTitle });
  const open = async () => {
    await page.goto('/medicinesdetails?id=1');
    await expectHydrated(facts.locator('summary'));
    await facts.locator('summary').click();
    await expect(facts.locator('[aria-busy=true]')).toHaveCount(0);
  };
  const details = { at: '/medicinesdetails', api: '/api/products/1' };
  await open();
  await expect(facts.getByText('हर गोली में')).toBeVisible();
  await expectPicture(page, 'facts', [360, 1280], facts);
  await answer(page, [{ ...details, status: 200, body: calmag }]);
  await open();
  await expect(facts.getByText('यह जानकारी अभी सिर्फ़ अंग्रेज़ी में है।')).toBeVisible();
  await expectPicture(page, 'facts-in-english', [360], facts);
  await answer(page, [{ ...details, status: 500, body: {} }]);
  await open();
  await expect(facts.getByRole('alert')).toBeVisible();
  await expectPicture(page, 'facts-failed', [360], facts);
});

test('the compared facts in Hindi look as before, and axe finds nothing in them', async ({ page }) => {
  await answer(page, [{ at: '/medicines', api: '/api/products/2', status: 200, body: { ...calmag, id: 2 } }]);
  await page.goto('/medicines');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('button', { name: /^तुलना करें/ })
      .click();
  await page.getByRole('region', { name: 'तुलना' }).getByRole('button', { name: 'तुलना करें' }).click();
  const dialog = page.locator('[role=dialog]');
  await dialog.getByRole('button', { name: `दिखाएँ: ${factsTitle}` }).click();
  const first = dialog.getByRole('rowheader', { name: 'यह किस काम के लिए है' });
  await expect(first).toBeVisible();
  for (const [width, height] of [
    [360, 780],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await first.evaluate((row) => row.scrollIntoView());
    await expectToFit(page, '[role=dialog]', `the compared facts at ${width} px`);
    await expect.soft(page).toHaveScreenshot(`compared-facts-${width}.png`);
    expect.soft(await violations(page), `the compared facts at ${width} px`).toEqual([]);
  }
});
