import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useApi } from '../test/api.ts';
import { sqliteEngine } from '../test/engines.ts';

// Below a folder whose name begins with a dot, as a clone may be.
const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-dist-'));
const dist = path.join(parent, '.clone', 'dist');
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  fs.writeFileSync(path.join(dist, file), text);
};
write(
  'index.html',
  '<!doctype html><script>window.started = true</script><script type="module" src="/assets/app-Ab12Cd34.js"></script>Home',
);
write('cart/index.html', '<!doctype html>Cart');
write('assets/app-Ab12Cd34.js', `export const text = '${'a'.repeat(2000)}';`);
write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');

const engine = sqliteEngine();
afterAll(() => {
  fs.rmSync(parent, { recursive: true, force: true });
  return engine.stop();
});

describe('the built storefront', () => {
  const api = useApi(
    engine,
    { IDENTITY_EMULATOR: 'true', TOKEN_SYNC_URL: 'https://sync.example/tokens' },
    {
      storefrontDir: dist,
      relay: (request, response, next) =>
        request.path.startsWith('/identitytoolkit') ? void response.send('relayed') : next(),
    },
  );
  const get = async (address: string, init?: RequestInit) => {
    const response = await fetch(api.storefrontUrl + address, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('a screen has its prerendered page, or the shell where it has none; both are asked for again each time', async () => {
    const cart = await get('/cart');
    expect([cart.status, cart.text, cart.headers.get('cache-control')]).toEqual([
      200,
      '<!doctype html>Cart',
      'no-cache',
    ]);
    const payment = await get('/payment');
    expect([payment.status, payment.text.endsWith('Home')]).toEqual([200, true]);
    expect((await get('/cart/?from=home')).text).toBe('<!doctype html>Cart');
  });

  it.each(['/nowhere', '/cart/extra', '/Cart', '/assets/missing-00000000.js'])(
    'the unknown address %s is 404 with the app in it',
    async (address) => {
      const answer = await get(address);
      expect([answer.status, answer.text.endsWith('Home')]).toEqual([404, true]);
    },
  );

  it('hashed files are kept for ever, others for an hour, and text is compressed', async () => {
    const script = await get('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('pages run our own scripts alone and reach us and the configured addresses alone', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-L3WSA06ZQGqC6pAR8Pn7uCXQ0E2Qm3sJCsoXSjVK+PQ='");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("connect-src 'self' https://sync.example;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('[AMB-44] the API is under /api, its screens’ namesakes are screens', async () => {
    expect(JSON.parse((await get('/api/products?_page=1&_limit=2')).text)).toHaveLength(2);
    expect(JSON.parse((await get('/api/medi')).text)).not.toHaveLength(0);
    expect((await get('/medi')).text).toContain('<!doctype html>');
    expect((await get('/api/nope')).headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect((await get('/identitytoolkit.googleapis.com/v1/accounts')).text).toBe('relayed');
  });

  it.each(['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/.env', '/cart%00', '/%'])(
    'nothing outside the build is served: %s',
    async (address) => {
      const answer = await get(address);
      expect([400, 403, 404]).toContain(answer.status);
      expect(answer.text).not.toMatch(/workspaces|node_modules|\.ts:/);
    },
  );

  it('a page takes no other method', async () => {
    expect((await get('/cart', { method: 'POST' })).status).toBe(405);
  });
});

describe('without a build', () => {
  const api = useApi(engine, {}, { storefrontDir: path.join(dist, 'none') });

  it('says how to make one, and serves the API', async () => {
    const page = await fetch(`${api.storefrontUrl}/`);
    expect([page.status, await page.text()]).toEqual([503, 'The storefront is not built yet: npm start builds it.\n']);
    expect((await fetch(`${api.storefrontUrl}/api/products`)).status).toBe(200);
  });
});
