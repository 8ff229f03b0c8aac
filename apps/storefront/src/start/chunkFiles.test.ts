import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importChunk } from './chunkFiles';

// A fetched file stays known, so each test has its own.
const fetchMock = vi.fn<(href: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'http://127.0.0.1:4200/cart' } });
  vi.stubGlobal('document', { querySelectorAll: () => [{ href: 'http://127.0.0.1:4200/assets/Screen.js' }] });
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(new Response('code')));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const addresses = () => fetchMock.mock.calls.map(([href]) => href);

test('[AMB-59] imports a chunk only when all its files have loaded', async () => {
  let respond = () => {};
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (respond = () => resolve(new Response('code')))));
  const load = vi.fn().mockResolvedValue('module');
  const imported = importChunk(load, ['assets/Menu.js', 'assets/overlay.js']);
  expect(addresses()).toEqual(['http://127.0.0.1:4200/assets/Menu.js', 'http://127.0.0.1:4200/assets/overlay.js']);
  expect(load).not.toHaveBeenCalled();
  respond();
  await expect(imported).resolves.toBe('module');
});

test('[AMB-59] fetches a failed file again before the import, because the browser would remember the failure', async () => {
  fetchMock
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 404 }))
    .mockResolvedValueOnce(new Response('<title>', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const load = vi.fn().mockResolvedValue('module');
  const importCart = () => importChunk(load, ['assets/Cart.js']);
  await expect(importCart()).rejects.toThrow('Failed to fetch');
  await expect(importCart()).rejects.toThrow('answers 404');
  await expect(importCart()).rejects.toThrow('/assets/Cart.js is a page');
  expect(load).not.toHaveBeenCalled();
  await expect(importCart()).resolves.toBe('module');
  await importCart();
  expect(fetchMock).toHaveBeenCalledTimes(5);
});

test('requests a file once more by itself if its request ends without a response', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(importChunk(() => Promise.resolve('module'), ['assets/Covid.js'])).resolves.toBe('module');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('does not fetch a file that the page has already requested', async () => {
  await importChunk(() => Promise.resolve('module'), ['assets/Screen.js']);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('[CONST-71] gives up a stalled file after 120 seconds, so that a retry requests it again', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementationOnce(
    (_href, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('left')))),
  );
  const outcome = vi.fn();
  const stalled = importChunk(vi.fn(), ['assets/Slow.js']).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stalled;
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: 'left' }));
  await importChunk(() => Promise.resolve('module'), ['assets/Slow.js']);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
