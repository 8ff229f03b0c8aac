import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchChunksWhenIdle } from './prefetch';

const { ended, fetchAllChunks, registration } = vi.hoisted(() => ({
  ended: () => Promise.resolve(),
  fetchAllChunks: vi.fn().mockResolvedValue(undefined),
  registration: { active: {}, waiting: null as object | null },
}));
vi.mock('@niramaya/lazy', () => ({ fetchAllChunks }));
vi.mock('@niramaya/ui', () => ({ loadMovesOnChange: ended, whenFirstUsed: ended }));
vi.mock('../app/routes', () => ({ routes: [] }));

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchAllChunks.mockClear();
});

test.each([
  ['prefetches the chunks that a click may open', null, 1],
  ['prefetches no more chunks while a newer version waits', {}, 0],
])('early interaction with a page %s', async (_what, waiting, times) => {
  registration.waiting = waiting;
  await prefetchChunksWhenIdle();
  expect(fetchAllChunks).toHaveBeenCalledTimes(times);
});
