import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPageWhile, reloadIfOutdated } from './reloadIfOutdated';

const file = new URL('reloadIfOutdated.ts', import.meta.url).pathname;
const pageWith = (script: string) => `<script type="module" src="${script}"></script><div id="root" data-page="/cart">`;
const newer = pageWith('/assets/shell-newer.js');

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  reload.mockReset();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(newer)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } });
  vi.stubGlobal('window', { location: { pathname: '/cart', reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('reloads a page of another version once, and never again from the same version', async () => {
  expect(await reloadIfOutdated()).toBe(true);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/cart', { cache: 'no-store', headers: { accept: 'text/html' } });
  expect(Object.fromEntries(stored)).toEqual({ 'niramaya.renewed': file });
  expect(await reloadIfOutdated()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads once from each version, so that two versions served in turn do not loop', async () => {
  stored.set('niramaya.renewed', '/assets/shell-older.js');
  expect(await reloadIfOutdated()).toBe(true);
  expect(stored.get('niramaya.renewed')).toBe(`/assets/shell-older.js ${file}`);
  // The servers alternate: the other version has reloaded the tab into this one again, which must not reload a second
  // time.
  expect(await reloadIfOutdated()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads an outdated page in the same language, which the header names without a country', async () => {
  fetched.mockResolvedValue(new Response(newer, { headers: { 'content-language': 'en' } }));
  expect(await reloadIfOutdated()).toBe(true);
});

test.each<[what: string, answer: () => Promise<Response>]>([
  ['the page is of this version', () => Promise.resolve(new Response(pageWith(file)))],
  ['the request fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has an error', () => Promise.resolve(new Response(newer, { status: 503 }))],
  [
    'the page is in another language, which has other scripts',
    () => Promise.resolve(new Response(newer, { headers: { 'content-language': 'hi' } })),
  ],
  ['a public Wi-Fi answers', () => Promise.resolve(new Response('<form action="/login">Free Wi-Fi</form>'))],
])('reloads nothing if %s', async (_what, answer) => {
  fetched.mockImplementation(answer);
  expect(await reloadIfOutdated()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});

test('keeps a page while it has typed text, and reloads it at an attempt after that', async () => {
  let hasText = true;
  const end = keepPageWhile(() => hasText);
  expect(await reloadIfOutdated()).toBe(false);
  expect([reload.mock.calls.length, stored.size]).toEqual([0, 0]);
  hasText = false;
  expect(await reloadIfOutdated()).toBe(true);
  end();
});

test('does not ask for the page of a device that is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await reloadIfOutdated()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each(['getItem', 'setItem'])(
  'does not reload if the browser refuses %s, because nothing could then end a loop of reloads',
  async (method) => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => undefined,
      [method]: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    expect(await reloadIfOutdated()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);
