import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, followKeptLanguage, withoutKeptLanguage } from './language-cookie';

const hasUnsavedInput = vi.hoisted(() => vi.fn(() => false));
vi.mock('./unsaved-input', () => ({ hasUnsavedInput }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser at an address that keeps the last cookie. `reload` counts the page loads. */
function aBrowser({ cookie = '', protocol = 'http:', query = '', isRefused = false } = {}) {
  const written: string[] = [];
  const reload = vi.fn<() => void>();
  const replaceState = vi.fn<(state: unknown, unused: string, address: URL) => void>();
  vi.stubGlobal('document', {
    get cookie() {
      return isRefused ? '' : (written.at(-1) ?? cookie);
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  const window = Object.assign(new EventTarget(), {
    history: { state: { kept: 'state' }, replaceState },
    location: { href: `${protocol}//shop.example/medicines${query}`, protocol, reload },
  });
  vi.stubGlobal('window', window);
  const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { written, reload, replaceState, showPage };
}

test.each([
  ['http:', 'niramaya-language=hi; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['https:', 'niramaya-language=hi; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
])('over %s a choice is kept as the cookie "%s", and the page loads again', (protocol, cookie) => {
  const { written, reload } = aBrowser({ protocol });
  changeLanguage('hi');
  expect(written).toEqual([cookie]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a choice takes the language out of the address before the page loads again, and keeps the rest and the state', () => {
  const { reload, replaceState } = aBrowser({ query: '?q=zinc&lang=en#top' });
  changeLanguage('hi');
  expect(replaceState.mock.calls.map(([state, , address]) => [state, address.href])).toEqual([
    [{ kept: 'state' }, 'http://shop.example/medicines?q=zinc#top'],
  ]);
  expect(replaceState).toHaveBeenCalledBefore(reload);
});

test('an address without a language stays as it is written', () => {
  const { replaceState } = aBrowser({ query: '?q=a%20b' });
  changeLanguage('hi');
  expect(replaceState).not.toHaveBeenCalled();
});

test('a browser that refuses the cookie gets the language in its address, and keeps the state', () => {
  const { reload, replaceState } = aBrowser({ query: '?q=zinc&lang=en', isRefused: true });
  changeLanguage('hi');
  expect(replaceState.mock.calls.map(([state, , address]) => [state, address.href])).toEqual([
    [{ kept: 'state' }, 'http://shop.example/medicines?q=zinc&lang=hi'],
  ]);
  expect(replaceState).toHaveBeenCalledBefore(reload);
});

test.each([
  ['a kept choice goes, and the filters stay', 'niramaya-language=hi', '?q=zinc&lang=hi#top', '?q=zinc#top'],
  ['a choice that no cookie keeps stays', '', '?lang=hi', '?lang=hi'],
  ['another choice than the kept one stays', 'niramaya-language=en', '?lang=hi', '?lang=hi'],
  ['an address without a choice stays', 'niramaya-language=hi', '?q=a%20b', '?q=a%20b'],
])('the language in an address: %s', (_rule, cookie, before, after) => {
  aBrowser({ cookie });
  const page = 'https://shop.example/medicines';
  expect(withoutKeptLanguage(page + before)).toBe(page + after);
});

test('a page that may not read cookies keeps its address', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('No.', 'SecurityError');
    },
  });
  expect(withoutKeptLanguage('https://shop.example/?lang=hi')).toBe('https://shop.example/?lang=hi');
});

test.each([
  ['of the back/forward cache loads again after another choice', true, 'hi', 1],
  ['of the back/forward cache stays after the same choice', true, 'en', 0],
  ['of the back/forward cache stays without a choice', true, 'ta', 0],
  ['that has just loaded stays', false, 'hi', 0],
])('an English page %s', (_rule, isPersisted, chosen, loads) => {
  const { reload, showPage } = aBrowser({ cookie: `niramaya-language=${chosen}` });
  followKeptLanguage('en');
  showPage(isPersisted);
  expect(reload).toHaveBeenCalledTimes(loads);
});

test('a page of the back/forward cache with typed text stays in its language', () => {
  hasUnsavedInput.mockReturnValueOnce(true);
  const { reload, showPage } = aBrowser({ cookie: 'niramaya-language=hi' });
  followKeptLanguage('en');
  showPage(true);
  expect(reload).not.toHaveBeenCalled();
});
