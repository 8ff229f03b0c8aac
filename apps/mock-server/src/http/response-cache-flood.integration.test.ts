import { afterAll, describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import { sqliteEngine } from '../../test/engines.ts';
import { bytesHeld } from '../../test/memory.ts';
import { pipeline } from '../../test/pipeline.ts';

const engine = sqliteEngine();
afterAll(() => engine.stop());

const UP_TO_MS = 120_000;
const MEGABYTE = 1024 * 1024;
const times = (count: number, path: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => path(index));

describe('a stranger who wants to fill the memory', () => {
  const api = useApi(engine);

  it.each([
    ['25,000 unknown parameters', times(25_000, (n) => `/products?_page=1&_limit=1&x${n}=${'a'.repeat(1_000)}`)],
    ['10,000 pages beyond the last one', times(10_000, (n) => `/products?_page=${1_000 + n}`)],
  ])(
    'gets no more than 24 MB of it with %s',
    async (_what, paths) => {
      await pipeline(api.url, paths.slice(0, 500));
      const before = bytesHeld();
      expect(await pipeline(api.url, paths)).toEqual({ 200: paths.length });
      expect((bytesHeld() - before) / MEGABYTE).toBeLessThan(24);
    },
    UP_TO_MS,
  );
});
