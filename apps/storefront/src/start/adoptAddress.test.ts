import { afterEach, expect, test, vi } from 'vitest';
import { adoptAddress } from './adoptAddress';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser at an address, and with a cookie. Its history entry is that of the router. */
function aBrowser(address: string, cookie = '') {
  const location = { href: `https://shop.example${address}` };
  const history = {
    state: { idx: 3 } as unknown,
    replaceState: (state: unknown, _unused: string, next: string | URL) => {
      history.state = state;
      location.href = new URL(next, location.href).href;
    },
  };
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('window', { history, location });
  return () => [location.href.slice('https://shop.example'.length), history.state];
}

const consultation = { idx: 3, usr: { consult: true } };

test.each([
  ['/payment?from=consultation#top', '', '/payment#top', consultation],
  ['/payment?from=consultation&lang=hi', 'niramaya-language=hi', '/payment', consultation],
  ['/payment/?from=consultation&lang=hi', '', '/payment?lang=hi', consultation],
  ['/medicines?lang=hi&topic=Zinc', '', '/medicines?lang=hi', { idx: 3, usr: { topic: 'Zinc' } }],
  ['/medicines?q=a%20b&lang=hi', '', '/medicines?q=a%20b&lang=hi', { idx: 3 }],
])('the address %s with the cookie "%s" becomes %s', (address, cookie, adopted, state) => {
  const shown = aBrowser(address, cookie);
  adoptAddress();
  expect(shown()).toEqual([adopted, state]);
});
