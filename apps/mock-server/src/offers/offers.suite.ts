import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

export function offersSuite(engine: TestEngine): void {
  describe('offers', () => {
    const api = useApi(engine);

    it('[API-25 API-26] GET /offers responds with 200 with an array of image, title, status, strike, off and price', async () => {
      const { status, body } = await api.get('/offers');
      expect(status).toBe(200);
      expect((body as unknown[]).length).toBeGreaterThan(0);
      for (const offer of body as Record<string, unknown>[])
        expect(offer).toEqual({
          id: expect.any(Number),
          image: expect.stringMatching(/^\/pictures\//),
          title: expect.any(String),
          status: expect.any(String),
          strike: expect.any(Number),
          off: expect.any(String),
          price: expect.any(Number),
        });
    });
  });
}
