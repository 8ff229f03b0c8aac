import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

export function hygieneSuite(engine: TestEngine): void {
  describe('every response', () => {
    const api = useApi(engine, { WEB_ORIGINS: 'https://shop.example' });
    const origin = 'https://shop.example';

    it('has a request id and safe headers, and does not reveal its software', async () => {
      for (const path of ['/products?_page=1', '/medi', '/nope']) {
        const { headers } = await api.get(path);
        expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
        expect(headers.has('x-powered-by')).toBe(false);
      }
      const idFor = async (id: string) => (await api.get('/medi', { 'x-request-id': id })).headers.get('x-request-id');
      expect(await idFor('from-the-proxy.1')).toBe('from-the-proxy.1');
      expect(await idFor('a b')).toMatch(/^[\w-]{36}$/);
    });

    it('[API-10] is readable to scripts of a configured origin, which may also write', async () => {
      const { headers } = await api.get('/products?_page=1', { origin });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toContain('x-total-count');
      expect(headers.get('vary')).toContain('Origin');
      const preflight = await api.send('OPTIONS', '/consult/add', {
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('x-visitor-id');
    });

    it('is compressed from 1 kB', async () => {
      const encoding = async (path: string) =>
        (await api.get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding');
      expect([await encoding('/products'), await encoding('/products/1')]).toEqual(['gzip', null]);
    });
  });
}
