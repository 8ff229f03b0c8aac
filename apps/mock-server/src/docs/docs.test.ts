import { afterAll, describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import { sqliteEngine } from '../../test/engines.ts';

const engine = sqliteEngine();
afterAll(() => engine.stop());

describe('the page of the API', () => {
  const api = useApi(engine);
  const places = () => [api.url, `${api.storefrontUrl}/api`];

  it('is served with all its files by the API and under the storefront', async () => {
    for (const place of places()) {
      const page = await fetch(`${place}/docs`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const files = [...(await page.text()).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file!);
      expect(files).toEqual([
        'docs/icon.svg',
        'docs/swagger-ui.css',
        'docs/page.css',
        'openapi.json',
        'docs/swagger-ui-bundle.js',
        'docs/page.js',
      ]);
      for (const file of files) expect([file, (await fetch(new URL(file, page.url))).status]).toEqual([file, 200]);
    }
  });

  it('sends a file uncompressed, and 304 if it is unchanged', async () => {
    for (const path of ['/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
      const { headers } = await api.get(path, { 'accept-encoding': 'br' });
      expect([path, headers.get('content-encoding')]).toEqual([path, null]);
      const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      expect((await api.get(path, known)).status).toBe(304);
    }
  });

  it('redirects from the address with a trailing slash', async () => {
    for (const place of places()) expect((await fetch(`${place}/docs/`)).url).toBe(`${place}/docs`);
  });

  it('runs scripts from this server only, connects to no other, and cannot be framed', async () => {
    const { headers } = await api.get('/docs');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await api.get('/docs')).text).not.toMatch(/https?:|<script>|<style|style=| on\w+=/);
    expect((await api.get('/docs/page.js')).text).not.toMatch(/https?:/);
  });

  it('sends its calls to its own server', async () => {
    expect((await api.get('/openapi.json')).body).toMatchObject({ servers: [{ url: '.' }] });
  });

  it.each(['index.html', 'package.json', 'swagger-ui.js', 'oauth2-redirect.html', '..%2fpackage.json', '%00'])(
    'does not serve %s',
    async (file) => {
      expect([404, 400]).toContain((await api.get(`/docs/${file}`)).status);
    },
  );
});
