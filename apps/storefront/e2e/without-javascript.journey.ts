import { paths } from '@niramaya/contract';
import { expect, test } from './support/journey.ts';
import { sentBytes } from './support/sent.ts';

/** The largest size of a page in bytes, compressed with gzip. */
const LIMIT = 20_000;

const waiting: readonly string[] = [paths.payment, paths.offers, paths.topBrands];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen shows its heading and its links', async ({ page }) => {
    for (const address of Object.values(paths)) {
      await test.step(address, async () => {
        const response = await page.goto(address);
        expect.soft(response?.status(), address).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect.soft(page.getByRole('banner').getByRole('link', { name: 'Medicines', exact: true })).toBeVisible();
        await expect.soft(page.getByRole('contentinfo')).toBeVisible();
        if (!waiting.includes(address)) {
          const links = page.locator('main a[href^="/"]').filter({ visible: true });
          expect.soft(await links.count(), `${address} leads on`).toBeGreaterThan(0);
        }
      });
    }
  });

  test('[SHELL-34 SHELL-35] a category menu opens and links to the listing', async ({ page }) => {
    await page.goto(paths.covid);
    await page.getByRole('banner').getByText('Personal Care').click();
    await page.getByRole('link', { name: 'Skin Care' }).click();
    await expect(page).toHaveURL(paths.medicines);
  });
});

test('every page has a title, a description, a canonical address and an image for sharing, and is small', async ({
  request,
  baseURL,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const address of Object.values(paths)) {
    const html = await (await request.get(address)).text();
    const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const bytes = await sentBytes(new URL(address, baseURL).href, 'gzip');
    expect.soft(bytes, `${address}, bytes`).toBeLessThanOrEqual(LIMIT);
    expect.soft(new URL(find(/<link rel="canonical" href="([^"]+)"/)).pathname).toBe(address);
    expect.soft(find(/property="og:image" content="([^"]+)"/)).toMatch(/^https?:\/\/.+\/share\.png$/);
    expect.soft(html).not.toContain('noindex');
    seen.titles.add(find(/<title>([^<]+)<\/title>/));
    seen.descriptions.add(find(/name="description" content="([^"]{40,})"/));
  }
  expect(seen.titles.size).toBe(15);
  expect(seen.descriptions.size).toBe(15);
});

test('the consultation page has structured data for its questions', async ({ request }) => {
  const html = await (await request.get('/consultdoctor')).text();
  const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: expect.arrayContaining([
      expect.objectContaining({ '@type': 'Question', name: 'Can I get a faster reply in the free tier?' }),
    ]),
  });
});

test('robots.txt links to a sitemap with every screen in both languages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const site = /Sitemap: (https?:\/\/[^/]+)\//.exec(robots)?.[1];
  expect(robots).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\nSitemap: ${site}/sitemap-products.xml\n`,
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
  const inLanguage = (language: string | null) =>
    addresses.filter(({ searchParams }) => searchParams.get('lang') === language).map(({ pathname }) => pathname);
  for (const language of [null, 'hi']) expect(inLanguage(language).sort()).toEqual(Object.values(paths).sort());
  expect(sitemap).toMatch(
    /<loc>[^<]+\/cart<\/loc><xhtml:link rel="alternate" hreflang="en" href="[^"]+\/cart"\/><xhtml:link rel="alternate" hreflang="hi" href="[^"]+\/cart\?lang=hi"\/>/,
  );
});

test('the sitemap of the products leads to pages with title, description and address of the product', async ({
  request,
}) => {
  const locations = async (address: string) => {
    const xml = await (await request.get(address)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? ''));
  };
  const [sitemap] = await locations('/sitemap-products.xml');
  expect(sitemap?.pathname).toBe('/sitemap-products-1.xml');
  const [first] = await locations(sitemap?.pathname ?? '');
  expect(`${first?.pathname}${first?.search}`).toBe('/medicinesdetails?id=1');
  for (const language of ['en', 'hi']) {
    const html = await (await request.get(`/medicinesdetails?id=1&lang=${language}`)).text();
    expect(html).toContain('<title>Calmag D3 500 mg Tablet, Strip of 15 · Niramaya</title>');
    expect(html).toContain('<meta property="og:title" content="Calmag D3 500 mg Tablet, Strip of 15 · Niramaya" />');
    expect(html).toMatch(/<meta name="description" content="₹[\d.]+[^"]+" \/>/);
    expect(html).toMatch(/<meta property="og:description" content="₹[\d.]+[^"]+" \/>/);
    const own = language === 'en' ? '\\?id=1' : '\\?id=1&(?:amp;)?lang=hi';
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/medicinesdetails${own}" />`));
    expect(html).toMatch(/hreflang="hi" href="[^"]+\/medicinesdetails\?id=1&amp;lang=hi" \/>/);
  }
});
