/*
 * Each open dialog or drawer, here called overlay, has one history entry, so that Back closes it.
 * `overlaysOfEntry` is the number of overlays that are open in the current entry, its own included.
 */
import { openOverlays } from '@niramaya/ui';
import { addOverlayEntry, adoptEntry, overlaysOfEntry } from './history-entry';

/**
 * True from `history.go` until its `popstate`, which comes later. Until then `history.state` is still that of the
 * overlay that has closed.
 */
let isReturning = false;
/** The navigations that the router has begun while `isReturning` is true. */
let waiting: (() => void)[] = [];
/** True while the waiting navigations run. The `popstate` events that they dispatch are for the router alone. */
let isNotifyingRouter = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Adds history entries, or goes back, until `overlaysOfEntry` equals the number of open overlays. */
function reconcile(): void {
  if (isReturning) return;
  const open = openOverlays.count();
  const surplus = overlaysOfEntry() - open;
  // Back from an overlay stays on the page, so the browser must not scroll it.
  window.history.scrollRestoration = open > 0 || surplus > 0 ? 'manual' : 'auto';
  if (surplus > 0) {
    isReturning = true;
    window.history.go(-surplus);
    return;
  }
  for (let at = overlaysOfEntry(); at < open; at += 1) addOverlayEntry(at + 1);
}

/**
 * Calls `reconcile` after the current event. One event may close a panel and open another, and the second one then
 * takes over the history entry of the first.
 */
function reconcileSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(reconcile);
}

/**
 * Runs after the current entry has changed: by Back, Forward, a hash link, `reconcile` or the back/forward cache. It
 * also runs after a Back during hydration, which `useArrival` repeats for the router.
 */
function handlePopState(): void {
  if (isNotifyingRouter) return;
  // The browser itself adds the entry of a hash link, which lacks the fields of the router.
  adoptEntry();
  if (!isReturning) openOverlays.closeAbove(overlaysOfEntry());
  isReturning = false;
  const navigations = waiting;
  waiting = [];
  isNotifyingRouter = true;
  try {
    navigations.forEach((navigate) => navigate());
  } finally {
    isNotifyingRouter = false;
  }
  reconcileSoon();
}

/**
 * Returns the part of `window` that React Router's `createBrowserHistory` uses. While the current entry belongs to an
 * overlay, `pushState` replaces that entry, so that Back from the new page does not open the overlay again. While
 * `reconcile` goes back, writes wait until the browser has arrived.
 */
export function routerWindow(): Window {
  const { history, location } = window;
  type Write = 'pushState' | 'replaceState';
  const write = (method: Write, state: unknown, unused: string, url?: string | URL | null) => {
    const writeNow = () => {
      const isOverlayEntry = overlaysOfEntry() > 0;
      history[isOverlayEntry ? 'replaceState' : method](state, unused, url);
      reconcileSoon();
    };
    if (!isReturning) {
      writeNow();
      return;
    }
    waiting.push(() => {
      writeNow();
      // React Router has read the address before this write, so it has to read it again.
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
  };
  return {
    location,
    history: {
      get state(): unknown {
        return history.state;
      },
      pushState: (...entry: Parameters<History['pushState']>) => write('pushState', ...entry),
      replaceState: (...entry: Parameters<History['pushState']>) => write('replaceState', ...entry),
      go: (delta: number) => history.go(delta),
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as Window;
}

/** Makes Back close dialogs and drawers from now on (docs/decisions/0017-back-closes-overlays.md). Call it once. */
export function syncOverlaysWithHistory(): void {
  openOverlays.subscribe(reconcileSoon);
  window.addEventListener('popstate', handlePopState);
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page of the back/forward cache gets no `popstate` for a traversal that was pending when it was left.
    if (persisted) handlePopState();
  });
  reconcileSoon();
}
