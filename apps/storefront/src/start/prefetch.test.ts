import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchChunksWhenIdle } from './prefetch';

const { ended, fetchAllChunks, loadCart, loadOffers, registration } = vi.hoisted(() => ({
  ended: () => Promise.resolve(),
  fetchAllChunks: vi.fn().mockResolvedValue(undefined),
  loadCart: vi.fn().mockRejectedValue(new Error('offline')),
  loadOffers: vi.fn(),
  registration: { active: {}, waiting: null as object | null },
}));
vi.mock('@niramaya/lazy', () => ({ fetchAllChunks }));
vi.mock('@niramaya/ui', () => ({ loadMovesOnChange: ended, whenFirstUsed: ended }));
vi.mock('../app/routes', () => ({
  routes: [
    { name: 'cart', load: loadCart },
    { name: 'offers', load: loadOffers },
  ],
}));

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchAllChunks.mockClear();
  loadCart.mockClear();
});

test.each([
  ['prefetches the chunks that a click may open, and the screens of an order', null, 1],
  ['prefetches no more chunks while a newer version waits', {}, 0],
])('early interaction with a page %s', async (_what, waiting, times) => {
  registration.waiting = waiting;
  await prefetchChunksWhenIdle();
  expect(fetchAllChunks).toHaveBeenCalledTimes(times);
  expect(loadCart).toHaveBeenCalledTimes(times);
  expect(loadOffers).not.toHaveBeenCalled();
});
