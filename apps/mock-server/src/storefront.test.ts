import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useApi } from '../test/api.ts';
import { sqliteEngine } from '../test/engines.ts';
import { temporaryFolder, writeFiles } from '../test/folder.ts';
import { sendRaw, statusOf, statusOfRaw } from '../test/raw.ts';

// A clone may lie below a hidden folder.
const dist = path.join(temporaryFolder(), '.clone/dist');
const script = `export const text = '${'a'.repeat(2000)}';`;
const detailsPage = (language: string, query: string): string =>
  [
    `<!doctype html><html lang="${language}"><head><title>Product details · Niramaya</title>`,
    '<meta name="description" content="A product" />',
    `<link rel="canonical" href="https://shop.example/medicinesdetails${query}" />`,
    '<link rel="alternate" hreflang="en" href="https://shop.example/medicinesdetails" />',
    '<link rel="alternate" hreflang="hi" href="https://shop.example/medicinesdetails?lang=hi" />',
    '<meta property="og:title" content="Product details · Niramaya" />',
    '<meta property="og:description" content="A product" />',
    `</head><body><div data-page="/medicinesdetails">${'body '.repeat(400)}</div></body></html>`,
  ].join('');
const hindiCart = '<!doctype html>कार्ट';
writeFiles(dist, {
  'index.html': '<!doctype html><script>window.unlisted = true</script>Home',
  'cart/index.html': '<!doctype html>Cart',
  'medi/index.html': '<!doctype html>Brands',
  'medicinesdetails/index.html': detailsPage('en', ''),
  'hi/medicinesdetails/index.html': detailsPage('hi', '?lang=hi'),
  '404.html': '<!doctype html>Not found',
  'hi/index.html': '<!doctype html>होम',
  'hi/cart/index.html': hindiCart,
  'hi/cart/index.html.br': brotliCompressSync(hindiCart),
  'offers/index.html': 'In English',
  'hi/offers/index.html': 'In Devanag',
  'hi/404.html': '<!doctype html>नहीं',
  'assets/app-Ab12Cd34.js': script,
  'assets/app-Ab12Cd34.js.br': brotliCompressSync(script),
  'assets/app-Ab12Cd34.js.gz': gzipSync(script),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.script-hashes.json': '["sha256-L3WSA06ZQGqC6pAR8Pn7uCXQ0E2Qm3sJCsoXSjVK+PQ="]',
});

const engine = sqliteEngine();

describe('the built storefront', () => {
  const api = useApi(
    engine,
    { IDENTITY_EMULATOR: 'true', TOKEN_SYNC_URL: 'https://sync.example/tokens' },
    {
      storefrontDir: dist,
      identityProxy: (request, response, next) =>
        request.path.startsWith('/identitytoolkit') ? void response.send('relayed') : next(),
    },
  );
  const get = async (address: string, init?: RequestInit) => {
    const response = await fetch(api.storefrontUrl + address, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each(['/cart', '/cart/', '/cart//', '/cart/?from=home', `/cart${'/'.repeat(2_000)}`])(
    '[AMB-60] serves the prerendered page at %s, which is revalidated each time',
    async (address) => {
      const { status, text, headers } = await get(address);
      expect([status, text, headers.get('cache-control')]).toEqual([200, '<!doctype html>Cart', 'no-cache']);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      const refused = await get(address, { method: 'POST' });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each([
    ...['/nowhere', '/cart/1', '/CART', '/Cart/', '/index.html', '/cart/index.html', '/assets', '/assets/'],
    ...['/assets/missing-00000000.js', '/%', '/%ff', '/a%', '/.env', '/cart%00'],
  ])('[AMB-60] returns 404 with the not-found page for %s', async (address) => {
    const { status, text, headers } = await get(address);
    expect([status, text, headers.get('cache-control')]).toEqual([404, '<!doctype html>Not found', 'no-cache']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('for a browser that accepts %s compresses the script as %s, with a separate ETag', async (takes, as) => {
    const response = await get('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': takes } });
    expect([response.status, response.headers.get('content-encoding'), response.text]).toEqual([200, as, script]);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    const ifOther = { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await get('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': takes, ...ifOther } });
    expect([again.status, again.text]).toEqual([304, '']);
    const others = as === 'br' ? 'gzip' : 'br';
    const other = await get('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': others, ...ifOther } });
    expect(other.status).toBe(200);
  });

  it('sends a file without a hash for an hour, and uncompressed if it has no compressed copy', async () => {
    const { status, headers } = await get('/favicon.svg', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([status, headers.get('content-encoding')]).toEqual([200, null]);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('limits every page to the scripts that its build has listed, and to the configured addresses', async () => {
    const policy = async (address: string) => (await get(address)).headers.get('content-security-policy') ?? '';
    const shared =
      "default-src 'self';style-src 'self' 'unsafe-inline';connect-src 'self' https://sync.example;frame-ancestors 'none'";
    for (const address of ['/assets/app-Ab12Cd34.js', '/favicon.svg']) expect(await policy(address)).toBe(shared);
    const limitedTo = (scripts: string) =>
      `${shared};script-src 'self' ${scripts};img-src 'self' data: blob:;object-src 'none';base-uri 'self';form-action 'self'`;
    const pages = ['/', '/cart', '/nowhere'];
    for (const page of pages)
      expect(await policy(page)).toBe(limitedTo("'sha256-L3WSA06ZQGqC6pAR8Pn7uCXQ0E2Qm3sJCsoXSjVK+PQ='"));
    const list = '.script-hashes.json';
    const hashes = ['A', 'B'].map((letter) => `sha256-${letter.repeat(43)}=`);
    writeFiles(dist, { [list]: JSON.stringify(hashes) });
    fs.utimesSync(path.join(dist, list), 1, 1);
    for (const page of pages) expect(await policy(page)).toBe(limitedTo(`'${hashes[0]}' '${hashes[1]}'`));
    expect((await get(`/${list}`)).status).toBe(404);
    writeFiles(dist, { [list]: JSON.stringify(["sha256-A=' 'unsafe-inline"]) });
    fs.utimesSync(path.join(dist, list), 2, 2);
    expect((await get('/')).status).toBe(500);
    fs.rmSync(path.join(dist, list));
    for (const page of pages) expect(await policy(page)).toBe(limitedTo(''));
  });

  it.each(['/', '/nowhere', '/assets/app-Ab12Cd34.js'])('sends safe headers with %s', async (address) => {
    const { headers } = await get(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    });
    for (const name of ['strict-transport-security', 'x-powered-by']) expect(headers.has(name)).toBe(false);
  });

  describe('in two languages', () => {
    const cookie = (value: string) => ({ headers: { cookie: `a=1; niramaya-language=${value}` } });

    it.each([
      ['no choice', '/cart', {}, 'en', '<!doctype html>Cart'],
      ['the address', '/cart?lang=hi', {}, 'hi', hindiCart],
      ['the address, with a closing slash', '/cart/?q=zinc&lang=hi', {}, 'hi', hindiCart],
      ['the cookie', '/cart', cookie('hi'), 'hi', hindiCart],
      ['the address before the cookie', '/cart?lang=en', cookie('hi'), 'en', '<!doctype html>Cart'],
      ['a language of the browser', '/cart', { headers: { 'accept-language': 'hi' } }, 'en', '<!doctype html>Cart'],
      ['an unknown language', '/cart?lang=ta', cookie('xx'), 'en', '<!doctype html>Cart'],
      ['two languages', '/cart?lang=hi&lang=en', cookie('hi'), 'hi', hindiCart],
      ['a page that is not translated', '/medi?lang=hi', {}, 'en', '<!doctype html>Brands'],
    ])('chooses by %s', async (_what, address, init, language, page) => {
      const { status, text, headers } = await get(address, init);
      expect([status, text, headers.get('content-language')]).toEqual([200, page, language]);
      expect(headers.get('vary')?.toLowerCase().split(', ')).toEqual(
        expect.arrayContaining(['cookie', 'accept-encoding']),
      );
    });

    it('shows the not-found page in the language of the cookie, and has no address for the folder of a language', async () => {
      for (const address of ['/nowhere', '/hi', '/hi/', '/hi/cart', '/hi/cart/index.html']) {
        const { status, text } = await get(address, cookie('hi'));
        expect([address, status, text]).toEqual([address, 404, '<!doctype html>नहीं']);
      }
    });

    it('keeps the choice of an address in a cookie for a year, and no other one', async () => {
      const { headers } = await get('/cart?lang=hi');
      expect(headers.get('set-cookie')).toMatch(
        /^niramaya-language=hi; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
      );
      for (const address of ['/cart', '/cart?lang=ta', '/favicon.svg?lang=hi'])
        expect((await get(address, cookie('hi'))).headers.has('set-cookie')).toBe(false);
    });

    it('has an ETag for each language, so that a page of the same size and time in the other one is never taken for unchanged', async () => {
      for (const page of ['offers/index.html', 'hi/offers/index.html']) fs.utimesSync(path.join(dist, page), 5, 5);
      const { headers, text } = await get('/offers');
      const ifOther = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      const again = await get('/offers', { headers: ifOther });
      const other = await get('/offers?lang=hi', { headers: ifOther });
      expect([text, again.status, other.status, other.text]).toEqual(['In English', 304, 200, 'In Devanag']);
    });

    it('sends a compressed page in the language of the cookie', async () => {
      const { text, headers } = await get('/cart', { headers: { ...cookie('hi').headers, 'accept-encoding': 'br' } });
      expect([text, headers.get('content-encoding')]).toEqual([hindiCart, 'br']);
    });

    it('names no language on a file, and lets no cookie change it', async () => {
      const { headers } = await get('/favicon.svg', cookie('hi'));
      expect([headers.get('content-language'), headers.get('vary')?.toLowerCase()]).toEqual([null, 'accept-encoding']);
    });
  });

  describe('for a product that the address names', () => {
    const named = (html: string) => ({
      title: /<title>([^<]*)</.exec(html)?.[1],
      shared: /og:title" content="([^"]*)"/.exec(html)?.[1],
      description: /name="description" content="([^"]*)"/.exec(html)?.[1],
      addresses: [...html.matchAll(/href="https:\/\/shop\.example([^"]*)"/g)].map(([, address]) => address),
    });
    const ofCalmag = {
      title: 'Calmag D3 500 mg Tablet, Strip of 15 · Niramaya',
      shared: 'Calmag D3 500 mg Tablet, Strip of 15 · Niramaya',
      description: expect.stringMatching(/^₹\d[\d,.]+\. [A-Z].+/) as string,
    };

    it('sends title, description and addresses of the product in the head, in each language', async () => {
      const english = await get('/medicinesdetails?id=1');
      const alternates = ['/medicinesdetails?id=1', '/medicinesdetails?id=1&amp;lang=hi'];
      expect(named(english.text)).toEqual({ ...ofCalmag, addresses: [alternates[0], ...alternates] });
      expect(english.text.endsWith(detailsPage('en', '').slice(detailsPage('en', '').indexOf('</head>')))).toBe(true);
      const hindi = await get('/medicinesdetails?id=1&lang=hi');
      expect(named(hindi.text)).toEqual({
        ...ofCalmag,
        description: expect.stringMatching(/^₹\d[\d,.]+\. \p{Script=Devanagari}.+/u) as string,
        addresses: [alternates[1], ...alternates],
      });
      expect([hindi.status, hindi.headers.get('content-language'), hindi.headers.get('cache-control')]).toEqual([
        200,
        'hi',
        'no-cache',
      ]);
      expect(hindi.headers.get('set-cookie')).toMatch(/^niramaya-language=hi;/);
      expect(hindi.headers.get('content-type')).toBe('text/html; charset=utf-8');
    });

    it('compresses the page, and answers that it is unchanged', async () => {
      const { headers } = await get('/medicinesdetails?id=1', { headers: { 'accept-encoding': 'br' } });
      expect([headers.get('content-encoding'), headers.get('vary')?.toLowerCase()]).toEqual([
        'br',
        'cookie, accept-encoding',
      ]);
      const ifOther = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      expect((await get('/medicinesdetails?id=1', { headers: ifOther })).status).toBe(304);
      expect((await get('/medicinesdetails?id=2', { headers: ifOther })).status).toBe(200);
    });

    it.each(['', '?id=999999', '?id=x', '?id=1&id=2', '?title=Zinc'])(
      'sends the page of the build for %j',
      async (query) => {
        const { status, text } = await get(`/medicinesdetails${query}`);
        expect([status, text]).toEqual([200, detailsPage('en', '')]);
      },
    );
  });

  it('lists the products with both languages in the sitemaps that robots.txt names', async () => {
    const index = await get('/sitemap-products.xml');
    expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(index.text.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://shop.example/sitemap-products-1.xml</loc>']);
    const { text } = await get('/sitemap-products-1.xml');
    expect(text.match(/<url>/g)).toHaveLength(300);
    expect(text).toContain(
      '  <url><loc>https://shop.example/medicinesdetails?id=7</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/medicinesdetails?id=7"/>' +
        '<xhtml:link rel="alternate" hreflang="hi" href="https://shop.example/medicinesdetails?id=7&amp;lang=hi"/></url>',
    );
    for (const address of ['/sitemap-products-2.xml', '/sitemap-products-0.xml', '/sitemap-products-x.xml'])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
  });

  it('[AMB-44] serves the API under /api, and the screens of the same names at the root', async () => {
    expect(JSON.parse((await get('/api/products?_page=1&_limit=2')).text)).toHaveLength(2);
    expect(JSON.parse((await get('/api/medi')).text)).not.toHaveLength(0);
    expect((await get('/medi')).text).toBe('<!doctype html>Brands');
    expect((await get('/api/nope')).headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect((await get('/identitytoolkit.googleapis.com/v1/accounts')).text).toBe('relayed');
  });

  it.each([
    ['15,000 slashes', 414, `/${'/'.repeat(15_000)}x`],
    ['2,049 characters', 414, `/${'a'.repeat(2_048)}`],
    ['2,048 characters', 404, `/${'a'.repeat(2_047)}`],
    ['a name of 315 characters', 404, `/assets/${'a'.repeat(300)}-Ab12Cd34.js`],
    ['a thousand folders', 404, `/${'a/'.repeat(1_000)}`],
    ['a path of the API', 414, `/api/${'a'.repeat(3_000)}`],
  ])('responds to a path of %s with %i', async (_what, status, address) => {
    expect(await statusOfRaw(api.storefrontUrl, address)).toBe(status);
  });
});

describe('an address that requests more product pages than reads are allowed', () => {
  const api = useApi(engine, { READS_PER_MINUTE: '2' }, { storefrontDir: dist });

  it('gets the page of the build from then on, and other pages as before', async () => {
    const page = async (address: string) => (await fetch(api.storefrontUrl + address)).text();
    expect(await page('/medicinesdetails?id=1')).toContain('Calmag');
    expect(await page('/medicinesdetails?id=1')).toContain('Calmag');
    expect(await page('/medicinesdetails?id=1')).toBe(detailsPage('en', ''));
    expect((await fetch(`${api.storefrontUrl}/medi`)).status).toBe(200);
  });
});

describe('the storefront in production', () => {
  const api = useApi(
    engine,
    { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'niramaya-shop', TRUSTED_PROXIES: '127.0.0.0/8' },
    { storefrontDir: dist },
  );

  it.each(['/', '/nowhere', '/assets/app-Ab12Cd34.js', '/api/healthz'])('requires https for %s', async (address) => {
    const { headers } = await fetch(api.storefrontUrl + address);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('sends the cookie of the language over https alone, behind a proxy that ends https', async () => {
    const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
    const { headers } = await fetch(`${api.storefrontUrl}/cart?lang=hi`, forwarded);
    expect(headers.get('set-cookie')).toMatch(/; Secure;/);
  });

  it('serves any host name', async () => {
    expect(await statusOfRaw(api.url, '/products?_page=1', 'shop.example')).toBe(200);
  });

  it.each([
    ['two Host headers', 400, 'HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example'],
    ['the same Host header twice', 400, 'HTTP/1.1\r\nHost: shop.example\r\nhost: shop.example'],
    ['no Host header', 400, 'HTTP/1.1'],
    ['two Host headers in HTTP/1.0', 400, 'HTTP/1.0\r\nHost: shop.example\r\nHost: evil.example'],
    ['no Host header in HTTP/1.0', 200, 'HTTP/1.0'],
  ])('responds to %s with %i, and closes the connection', async (_what, status, rest) => {
    for (const [url, path] of [
      [api.url, '/healthz'],
      [api.storefrontUrl, '/api/healthz'],
      [api.storefrontUrl, '/cart'],
    ] as const) {
      const close = status === 200 ? '\r\nConnection: close' : '';
      const response = await sendRaw(url, `GET ${path} ${rest}${close}\r\n\r\n`);
      expect([path, statusOf(response)]).toEqual([path, status]);
      if (status === 400) expect(response).toContain('A request names the shop once: send one Host header.\n');
    }
  });
});

describe('the storefront without a build', () => {
  const api = useApi(engine, {}, { storefrontDir: path.join(dist, 'none') });

  it('names the build command, and serves the API', async () => {
    const page = await fetch(`${api.storefrontUrl}/`);
    expect([page.status, await page.text()]).toEqual([503, 'The storefront is not built yet: npm start builds it.\n']);
    expect((await fetch(`${api.storefrontUrl}/api/products`)).status).toBe(200);
  });
});
