import type { Page } from 'playwright/test';
import { cards, openCard } from './support/products.ts';
import { responsesOf } from './support/responses.ts';
import { expect, expectHydrated, test, toastWith } from './support/journey.ts';

// The pinned browser has no Devanagari font of its own, like some systems.

async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

test('an English page loads no Devanagari font, and Hindi is readable as soon as its font has loaded, however late', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const fonts = await responsesOf(page, '*devanagari*.woff2');
  fonts.hold();
  await page.goto('/covid', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('woff2'))).not.toEqual([]);
  expect(fetched.filter((url) => url.includes('devanagari'))).toEqual([]);

  // The choice loads the page again, in Hindi as a whole.
  const language = page.getByRole('combobox', { name: /language/i });
  await language.selectOption('hi');
  await expect(page.locator('html[lang=hi] h1')).toBeVisible();
  await page.waitForFunction(() => document.fonts.status === 'loading');
  expect(await fontsOf(page, '[lang=hi] h1')).not.toMatch(/Devanagari/);
  await fonts.letGo();
  await expect.poll(() => fontsOf(page, '[lang=hi] h1')).toMatch(/Devanagari/);
});

for (const width of [360, 1280])
  test(`the style sheet has the height of the Hindi header in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/covid?lang=hi');
    // Another height, set on the root, would restyle the whole page.
    const heightOnRoot = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.style.getPropertyValue('--header-height');
    });
    expect(heightOnRoot).toBe('');
  });

const inHindi = { name: 'हिन्दी', exact: true };
const inEnglish = { name: 'English', exact: true };

test('a shopper changes the language in the header: address, history state and scroll stay, and the next pages follow', async ({
  page,
}) => {
  await page.goto('/medicines?category=vitamins');
  const link = page.getByRole('banner').getByRole('link', inHindi);
  await expectHydrated(link);
  await expect(link).toHaveAttribute('href', '?category=vitamins&lang=hi');
  await page.evaluate(() => history.replaceState({ ...(history.state as object), kept: 'state' }, ''));
  const entries = await page.evaluate(() => history.length);
  await cards(page).nth(5).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  // A click of Playwright would scroll to the link.
  await link.dispatchEvent('click');
  await expect(page.locator('html[lang=hi] h1')).toHaveText('दवाएँ और हेल्थ प्रोडक्ट');
  await expect(page).toHaveTitle('दवाएँ और हेल्थ प्रोडक्ट · Niramaya');
  await expect(page).toHaveURL('/medicines?category=vitamins');
  expect(await page.evaluate(() => [(history.state as { kept?: string }).kept, history.length])).toEqual([
    'state',
    entries,
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

  await page.goto('/cart');
  await expect(page.locator('html[lang=hi] h1')).toHaveText('कार्ट में कुल प्रोडक्ट (0)');
  await page.getByRole('banner').getByRole('link', inEnglish).click();
  await expect(page.locator('html[lang=en-IN] h1')).toHaveText('Total Products in Cart (0)');
});

test('a change of the language asks before it loses the text of a form', async ({ page }) => {
  await page.goto('/register');
  const name = page.locator('input[name=username]');
  await name.fill('Asha');
  const link = page.getByRole('banner').getByRole('link', inHindi);
  await link.click();
  const question = page.getByRole('dialog', { name: 'Change the language?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Asha');
  await link.click();
  await question.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.locator('html[lang=hi] input[name=username]')).toHaveValue('');
});

test.describe('in a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('an English page offers Hindi until the shopper has refused it, or changes to it', async ({ page }) => {
    const offer = page.getByRole('region', { name: 'Another language' });
    await page.goto('/covid');
    await expect(offer.getByRole('status')).toHaveText('यह दुकान हिंदी में भी है · This shop is also in Hindi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await offer.getByRole('button', { name: 'Stay in English' }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expectHydrated(page.getByRole('contentinfo').getByRole('link').first());
    await expect(offer).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await offer.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.locator('html[lang=hi] h1')).toHaveText('घर पर कोविड की देखभाल');
    await expectHydrated(page.getByRole('contentinfo').getByRole('link').first());
    await expect(offer).toBeHidden();
  });
});

test('an address with a language opens in it, keeps it, and is then the address of the screen', async ({ page }) => {
  await page.goto('/covid?lang=hi#top');
  await expect(page.locator('html[lang=hi] h1')).toHaveText('घर पर कोविड की देखभाल');
  await expect(page).toHaveURL('/covid#top');
  await page.goto('/covid');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('every page names its addresses in both languages, and itself as the canonical one', async ({ page }) => {
  const addresses = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')].map(
        ({ rel, hreflang, href }) => [hreflang || rel, href.replace(/^https?:\/\/[^/]+/, '')],
      ),
    );
  await page.goto('/offers?lang=hi');
  const ofOffers = [
    ['canonical', '/offers?lang=hi'],
    ['en', '/offers'],
    ['hi', '/offers?lang=hi'],
    ['x-default', '/offers'],
  ];
  expect(await addresses()).toEqual(ofOffers);
  await page.getByRole('banner').locator('a[href="/covid"]').click();
  await expect(page.locator('h1')).toHaveText('घर पर कोविड की देखभाल');
  await expect
    .poll(addresses)
    .toEqual(ofOffers.map(([name, address]) => [name, address?.replace('/offers', '/covid')]));
});

test('an English page has no Hindi but the name of the language', async ({ request }) => {
  for (const address of ['/', '/medicines', '/cart']) {
    const html = await (await request.get(address)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
    const code = await Promise.all(scripts.map(async (file) => (await request.get(file)).text()));
    // The first script of the head has the notice for old browsers in both languages.
    const page = html.replace(/<script>[^]*?<\/script>/g, '');
    const words = [page, ...code].flatMap((text) => text.match(/\p{Script=Devanagari}+/gu) ?? []);
    expect([address, ...new Set(words)]).toEqual([address, 'हिन्दी']);
  }
});

test('a shopper who reads Hindi searches, buys, pays and opens the receipt', async ({ page }) => {
  const title = await test.step('search in Hindi and open a product', async () => {
    await page.goto('/?lang=hi');
    const search = page.getByRole('combobox', { name: 'दवाएँ और हेल्थ प्रोडक्ट खोजें' });
    await search.fill('विटामिन सी');
    await search.press('Enter');
    await page.waitForURL(/\/medicines\?q=/);
    await expect(cards(page).first()).toContainText(/vitamin c/i);
    const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await openCard(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    return name;
  });

  await test.step('put two packs into the cart', async () => {
    await page.getByRole('button', { name: 'कार्ट में डालें' }).first().click();
    await expect(toastWith(page, 'कार्ट में डाल दिया')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('कार्ट में कुल प्रोडक्ट (1)');
    await page.getByRole('button', { name: `संख्या बढ़ाएँ: ${title}` }).click();
  });

  await test.step('pay, and open the receipt', async () => {
    await page.getByRole('main').getByRole('link', { name: 'अभी भुगतान करें' }).click();
    await page.waitForURL('/payment');
    await page.getByRole('tab', { name: 'कार्ड' }).click();
    await page.getByRole('button', { name: 'भुगतान पक्का करें' }).click();
    await page.waitForURL('/');
    await expect(page.getByText('भुगतान हो गया', { exact: true }).first()).toBeVisible();
    const confirmation = page.getByRole('region', { name: 'आपके भुगतान के बाद' });
    await expect(confirmation).toContainText(title);
    await confirmation.getByRole('button', { name: 'रसीद' }).click();
    await expect(page.getByRole('dialog')).toContainText(title);
  });
});

test('a shopper reads in Hindi how to use a product, and facts without a translation are marked as English', async ({
  page,
}) => {
  const facts = page.getByRole('main').locator('details', { hasText: 'इसमें क्या है और इसे कैसे इस्तेमाल करें' });
  const open = async () => {
    const summary = facts.locator('summary');
    await expectHydrated(summary);
    await summary.click();
    await expect(facts.locator('dl')).toBeVisible();
  };
  const inEnglish = () => facts.locator('[lang=en]').evaluateAll((all) => all.map(({ localName }) => localName));
  const gap = facts.getByText('यह जानकारी अभी सिर्फ़ अंग्रेज़ी में है।');

  await page.goto('/medicinesdetails?id=1&lang=hi');
  await open();
  await expect(facts).toContainText('यह डेमो के लिए लिखी जानकारी है। पैक पर पढ़ें और फ़ार्मासिस्ट से पूछें।');
  await expect(facts).toContainText('हर गोली में');
  await expect(facts.getByRole('listitem')).toHaveText(['Calcium500 mg', 'Vitamin D3250 IU']);
  expect(await inEnglish()).toEqual(['ul']);
  await expect(gap).toBeHidden();

  await page.route('**/api/products/1?lang=hi', async (route) => {
    const json = (await (await route.fetch({ url: route.request().url().replace('?lang=hi', '') })).json()) as object;
    await route.fulfill({ json });
  });
  await page.reload();
  await open();
  await expect(gap).toBeVisible();
  await expect(facts).toContainText('Each tablet');
  expect(await inEnglish()).toEqual(['p', 'dd', 'p', 'ul', 'dd', 'dd', 'dd']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the header opens the same screen in Hindi, the next one too, and leads back', async ({ page }) => {
    await page.goto('/consultdoctor');
    await page.getByRole('banner').getByRole('link', inHindi).click();
    await expect(page).toHaveURL('/consultdoctor?lang=hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.getByRole('banner').locator('a[href="/offers"]').click();
    await expect(page).toHaveURL('/offers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.getByRole('banner').getByRole('link', inEnglish).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
});

test.describe('with the service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsole: /Failed to load resource|net::ERR_INTERNET_DISCONNECTED|service worker resource mismatch/,
  });

  test('both languages are kept apart, and without a connection a screen opens in the chosen one', async ({
    page,
    context,
  }) => {
    const isKept = (key: string) => page.evaluate(async (one) => (await caches.match(one)) !== undefined, key);
    await page.goto('/covid');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => isKept('/covid')).toBe(true);
    await page.goto('/covid?lang=hi');
    await expect.poll(() => isKept('/covid?lang=hi')).toBe(true);
    await page.goto('/offers');
    await expect.poll(() => isKept('/offers?lang=hi')).toBe(true);
    expect(await isKept('/offers')).toBe(false);

    await context.setOffline(true);
    await page.goto('/covid');
    await expect(page.locator('html[lang=hi] h1')).toHaveText('घर पर कोविड की देखभाल');
    await page.goto('/covid?lang=en');
    await expect(page.locator('html[lang=en-IN] h1')).toHaveText('Covid care at home');
    // Only the Hindi page of this screen is kept.
    await page.goto('/offers?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.goto('/careplan');
    await expect(page.locator('html[lang=hi] h1')).toHaveText('आप ऑफ़लाइन हैं');
  });

  test('the first page in another language stores the files of its shell too', async ({ page }) => {
    await page.goto('/covid');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // The document stays English, so that it loads no Hindi file of its own.
    const script = await page.evaluate(async () => {
      const html = await (await fetch('/offers?lang=hi')).text();
      const hindi = new DOMParser().parseFromString(html, 'text/html');
      return hindi.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
    });
    expect(script).toMatch(/^\/assets\/.+\.js$/);
    await expect.poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, script)).toBe(true);
  });
});
