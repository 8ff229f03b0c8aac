import type { Offer, Product, TopBrand } from '@niramaya/contract';
import { describe, expect, it } from 'vitest';
import { getRaw, useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

export function picturesSuite(engine: TestEngine): void {
  describe('pictures', () => {
    const api = useApi(engine);

    it('[API-15 API-17 API-26 API-32] every picture that products, offers and top brands name is served as an SVG', async () => {
      const products = (await api.get('/products')).body as Product[];
      const offers = (await api.get('/offers')).body as Offer[];
      const brands = (await api.get('/medi')).body as TopBrand[];
      const named = new Set([
        ...products.map(({ image }) => image),
        ...offers.map(({ image }) => image),
        ...brands.map(({ img }) => img),
      ]);
      for (const address of named) {
        const picture = await api.get(address);
        expect([address, picture.status]).toEqual([address, 200]);
        expect(picture.headers.get('content-type')).toBe('image/svg+xml');
        expect(picture.text).toMatch(/^<svg .*<\/svg>$/);
      }
    });

    it('[API-15] a picture is cached, revalidated by its tag, and may be shown by other origins', async () => {
      const picture = await api.get('/pictures/1.svg');
      expect(picture.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
      const again = await api.get('/pictures/1.svg', {
        'if-none-match': picture.headers.get('etag') ?? '',
        'cache-control': 'max-age=0',
      });
      expect(again.status).toBe(304);
    });

    it.each([
      ...['301.svg', '1.png', '1', '', '.', '%2e', 'brand-nobody.svg', '%00.svg', `${'a'.repeat(300)}.svg`],
      ...['..', '%2e%2e', '..%2fpackage.json', '%2e%2e%2fsrc%2findex.ts', '..%5cpackage.json', '..%2fpictures%2f1.svg'],
    ])('[API-15] there is no picture %s: 404', async (file) => {
      expect(await getRaw(api.url, `/pictures/${file}`)).toBe(404);
    });

    it('[API-15] a picture that is not there is a problem that no cache keeps', async () => {
      const { status, headers } = await api.get('/pictures/301.svg');
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
        'no-store',
      ]);
    });
  });
}
