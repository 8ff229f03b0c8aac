import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import { sqliteEngine } from '../../test/engines.ts';

const engine = sqliteEngine();

const production = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'niramaya-shop' };
const files = ['icon.svg', 'page.css', 'page.js', 'swagger-ui-bundle.js', 'swagger-ui.css'];

describe('the page of the API', () => {
  const api = useApi(engine);
  const places = () => [api.url, `${api.storefrontUrl}/api`];

  it('is served with its files by the API and by the shop', async () => {
    for (const place of places()) {
      const page = await fetch(`${place}/docs`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      for (const file of files) expect([file, (await fetch(`${place}/docs/${file}`)).status]).toEqual([file, 200]);
    }
  });

  it.each(['/docs', '/docs/page.js'])('keeps scripts, styles and requests of %s on its own origin', async (address) => {
    const { headers } = await api.get(address);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends its large script uncompressed, and 304 if it is unchanged', async () => {
    const { headers } = await api.get('/docs/swagger-ui-bundle.js', { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual([null, 'no-cache']);
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await api.get('/docs/swagger-ui-bundle.js', known)).status).toBe(304);
  });

  it('redirects from the address with a slash at its end', async () => {
    for (const place of places()) expect((await fetch(`${place}/docs/`)).url).toBe(`${place}/docs`);
  });

  it.each(['index.html', 'package.json', 'swagger-ui.js', 'oauth2-redirect.html', '..%2fpackage.json'])(
    'has no file %s',
    async (file) => {
      expect(await api.get(`/docs/${file}`)).toMatchObject({ status: 404, body: { status: 404 } });
    },
  );
});

describe('the page of the API in production', () => {
  const off = useApi(engine, production);
  const on = useApi(engine, { ...production, API_DOCS: 'true' });

  it.each(['/docs', ...files.map((file) => `/docs/${file}`)])('does not exist at %s', async (address) => {
    for (const place of [off.url, `${off.storefrontUrl}/api`]) {
      const response = await fetch(place + address);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await response.json()).toMatchObject({ type: 'urn:niramaya:problem:not-found', status: 404 });
    }
  });

  it('exists with API_DOCS=true', async () => {
    expect((await on.get('/docs')).status).toBe(200);
  });
});
