import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

export function topBrandsSuite(engine: TestEngine): void {
  describe('top brands', () => {
    const api = useApi(engine);

    it('[API-16 API-17 API-37] GET /medi responds with 200 with an array of img, name and description', async () => {
      const { status, body } = await api.get('/medi');
      expect(status).toBe(200);
      expect((body as unknown[]).length).toBeGreaterThan(0);
      for (const brand of body as Record<string, unknown>[])
        expect(brand).toEqual({ img: expect.any(String), name: expect.any(String), description: expect.any(String) });
    });
  });
}
