import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { claims, unsigned } from '../../test/tokens.ts';

const member = { name: 'Asha', age: '34', gender: 'female' };

export function hygieneSuite(engine: TestEngine): void {
  describe('every answer', () => {
    const api = useApi(engine, { WEB_ORIGINS: 'https://shop.example' });

    it('carries a request id and safe headers, and does not say what it runs on', async () => {
      for (const path of ['/products?_page=1', '/medi', '/nope']) {
        const { headers } = await api.get(path);
        expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
        expect(headers.has('x-powered-by')).toBe(false);
      }
      expect((await api.get('/medi', { 'x-request-id': 'from-the-proxy.1' })).headers.get('x-request-id')).toBe(
        'from-the-proxy.1',
      );
      expect((await api.get('/medi', { 'x-request-id': 'a b' })).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    });

    it('[API-10] scripts of the configured origins may read it, those of others may not', async () => {
      const ours = await api.get('/products?_page=1', { origin: 'https://shop.example' });
      expect(ours.headers.get('access-control-allow-origin')).toBe('https://shop.example');
      expect(ours.headers.get('access-control-expose-headers')).toContain('x-total-count');
      expect(ours.headers.get('vary')).toContain('Origin');
      expect(
        (await api.get('/products', { origin: 'https://evil.example' })).headers.has('access-control-allow-origin'),
      ).toBe(false);
    });

    it('a preflight of a configured origin is answered, one of another is not let through', async () => {
      const preflight = (origin: string) =>
        api.send('OPTIONS', '/consult/add', { headers: { origin, 'access-control-request-method': 'POST' } });
      const ours = await preflight('https://shop.example');
      expect(ours.status).toBe(204);
      expect(ours.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST');
      expect(ours.headers.get('access-control-allow-headers')).toContain('x-visitor-id');
      expect((await preflight('https://evil.example')).headers.has('access-control-allow-origin')).toBe(false);
    });

    it('is compressed from 1 kB up, and not below', async () => {
      const encoding = async (path: string) =>
        (await api.get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding');
      expect(await encoding('/products')).toBe('gzip');
      expect(await encoding('/products/1')).toBe(null);
    });

    it('says whether the process lives and whether it can answer', async () => {
      expect((await api.get('/healthz')).body).toEqual({ status: 'ok' });
      expect((await api.get('/readyz')).body).toEqual({ status: 'ready' });
    });
  });

  describe('a flood of writes', () => {
    const api = useApi(engine, { WRITES_PER_MINUTE: '3', IDENTITY_EMULATOR: 'true', TRUSTED_PROXIES: 'loopback' });
    const from = (address: string, token?: string) => ({
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });

    it('gets a 429 with Retry-After and stores nothing more; reads go on', async () => {
      const statuses = [];
      for (let turn = 0; turn < 3; turn += 1) statuses.push((await api.addMember(member)).status);
      const refused = await api.addMember(member);
      expect([...statuses, refused.status]).toEqual([201, 201, 201, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect((await api.get('/consult')).body).toHaveLength(6);
    });

    it('is bounded for each address behind a trusted proxy, and for each user from all addresses together', async () => {
      const statuses = async (calls: readonly Record<string, string>[]) => {
        const answers = [];
        for (const headers of calls) answers.push((await api.addMember(member, headers)).status);
        return answers;
      };
      expect(await statuses(['a', 'b', 'c', 'd'].map((_, index) => from(`203.0.113.${index}`)))).toEqual([
        201, 201, 201, 201,
      ]);
      const token = unsigned(claims());
      expect(await statuses([1, 2, 3, 4].map((index) => from(`198.51.100.${index}`, token)))).toEqual([
        201, 201, 201, 429,
      ]);
      expect(await statuses([from('198.51.100.4', unsigned(claims({ sub: 'ravi' })))])).toEqual([201]);
    });
  });
}
