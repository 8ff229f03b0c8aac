import { demoOffers, demoProducts, demoTopBrands } from '@niramaya/fixtures';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { statusOfRaw } from '../../test/raw.ts';

export function picturesSuite(engine: TestEngine): void {
  describe('pictures', () => {
    const api = useApi(engine);

    const named = [demoProducts()[0]?.image, demoOffers()[0]?.image, demoTopBrands()[0]?.img];
    it.each(named)('[API-15 API-17 API-26 API-32] at %s are SVG, cached, for all origins', async (address = '') => {
      const { status, headers, text } = await api.get(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(text).toMatch(/^<svg .*<\/svg>$/);
      expect(headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      );
    });

    it.each([
      ...['301.svg', '1.png', '1', '', '%2e', 'brand-nobody.svg', '%00.svg', `${'a'.repeat(300)}.svg`],
      ...['..', '..%2fpackage.json', '%2e%2e%2fsrc%2findex.ts', '..%2fpictures%2f1.svg'],
    ])('[API-15] named %s get 404', async (file) => {
      expect(await statusOfRaw(api.url, `/pictures/${file}`)).toBe(404);
    });
  });
}
