import { plainLists, type PlainList } from '@niramaya/contract';
import { demoLists } from '@niramaya/fixtures';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

export function listsSuite(engine: TestEngine): void {
  describe('plain lists', () => {
    const api = useApi(engine);

    it('[API-16 API-17 API-25 API-26 API-37] contain the records of the demo shop, in their order', async () => {
      const lists = Object.keys(plainLists) as PlainList[];
      const responses = await Promise.all(lists.map((list) => api.get(plainLists[list].path)));
      expect(responses.map(({ body }) => body)).toEqual(lists.map((list) => demoLists[list]()));
    });
  });
}
