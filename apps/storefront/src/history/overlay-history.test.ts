import { openOverlays } from '@niramaya/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { routerWindow, syncOverlaysWithHistory } from './overlay-history';

/** The design system's list of open overlays, which a test opens and closes without rendering them. */
const overlays = vi.hoisted(() => ({ open: [] as string[], closed: [] as string[], changed: () => {} }));
vi.mock('@niramaya/ui', () => ({
  openOverlays: {
    count: () => overlays.open.length,
    closeAbove: (count: number) => overlays.closed.push(...overlays.open.splice(count)),
    subscribe: (listener: () => void) => (overlays.changed = listener),
  },
}));

class PopState extends Event {}

/** A window with a history of one entry. `arrive` ends the traversal that `go` has begun. */
function aWindow() {
  let entries: { state: unknown; url: string }[] = [{ state: { idx: 0 }, url: '/medicines' }];
  let current = 0;
  let pending = 0;
  const history = {
    get state() {
      return entries[current]?.state;
    },
    scrollRestoration: 'auto',
    pushState: (state: unknown, _unused: string, url = entries[current]!.url) => {
      entries = [...entries.slice(0, current + 1), { state, url }];
      current += 1;
    },
    replaceState: (state: unknown, _unused: string, url = entries[current]!.url) => {
      entries = entries.map((entry, index) => (index === current ? { state, url } : entry));
    },
    go: (delta: number) => (pending = delta),
  };
  const window = Object.assign(new EventTarget(), { history, location: {} });
  vi.stubGlobal('window', window);
  vi.stubGlobal('PopStateEvent', PopState);
  const arrive = () => {
    current += pending;
    pending = 0;
    window.dispatchEvent(new PopState('popstate'));
  };
  return { arrive, addresses: () => entries.map(({ url }) => url) };
}

/** Sets the open overlays, and waits until the history has their entries. */
function show(...open: string[]) {
  overlays.open = open;
  overlays.changed();
  vi.runAllTimers();
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an overlay stays open if a navigation has waited for the end of the traversal that an inner one began', () => {
  vi.useFakeTimers();
  const { arrive, addresses } = aWindow();
  syncOverlaysWithHistory();
  const router = routerWindow();
  const readAddress = vi.fn();
  router.addEventListener('popstate', readAddress);
  show('drawer');
  show('drawer', 'dialog');
  expect(addresses()).toEqual(['/medicines', '/medicines', '/medicines']);

  show('drawer');
  router.history.pushState({ idx: 1 }, '', '/cart');
  expect(addresses()).not.toContain('/cart');
  arrive();
  vi.runAllTimers();
  expect([overlays.closed, openOverlays.count()]).toEqual([[], 1]);
  // The new address has replaced the entry of the drawer, and the drawer has a new one above it.
  expect(addresses()).toEqual(['/medicines', '/cart', '/cart']);
  // The router reads the address twice: for the traversal, and for the new address.
  expect(readAddress).toHaveBeenCalledTimes(2);
});
