import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchChunksWhenIdle } from './prefetch';

const { ended, fetchAllChunks, registration } = vi.hoisted(() => ({
  ended: () => Promise.resolve(),
  fetchAllChunks: vi.fn().mockResolvedValue(undefined),
  registration: { active: {}, waiting: null as object | null },
}));
vi.mock('@niramaya/lazy', () => ({ fetchAllChunks }));
vi.mock('@niramaya/ui', () => ({ loadMovesOnChange: ended, whenFirstUsed: ended }));
vi.mock('./routes', () => ({ routes: [] }));

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchAllChunks.mockClear();
});

test('early interaction with a page prefetches the chunks that a click may open', async () => {
  registration.waiting = null;
  await prefetchChunksWhenIdle();
  expect(fetchAllChunks).toHaveBeenCalledOnce();
});

test('early interaction prefetches no more chunks while a newer version waits', async () => {
  registration.waiting = {};
  await prefetchChunksWhenIdle();
  expect(fetchAllChunks).not.toHaveBeenCalled();
});
