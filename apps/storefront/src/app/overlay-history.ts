import { openOverlays } from '@niramaya/ui';
import { addOverlayEntry, adoptEntry, overlaysOfEntry } from './history-entry';

/** True while a traversal that this module began has not fired its `popstate` yet. */
let isReturning = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the history as deep as the number of open overlays. */
function reconcile(): void {
  if (isReturning) return;
  const open = openOverlays.count();
  const surplus = overlaysOfEntry() - open;
  // The page below a menu can be scrolled. Going back to its entry must not restore the earlier scroll position.
  window.history.scrollRestoration = open > 0 || surplus > 0 ? 'manual' : 'auto';
  if (surplus > 0) {
    isReturning = true;
    window.history.go(-surplus);
  }
  for (let at = overlaysOfEntry(); at < open; at += 1) addOverlayEntry(at + 1);
}

/** Reconciles after React has rendered for the same event, because one panel may replace another. */
function reconcileSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(reconcile);
}

function arrive(): void {
  adoptEntry();
  // Back, or a jump to another entry, closes the overlays above that entry.
  if (!isReturning) openOverlays.closeAbove(overlaysOfEntry());
  isReturning = false;
  const navigations = waiting;
  waiting = [];
  navigations.forEach((navigate) => navigate());
  reconcileSoon();
}

/**
 * Returns the `window` prop of `BrowserRouter`. The router writes its addresses through it, with two differences.
 * - A new address replaces the entry of an overlay. Back from there leads to the page below the overlay.
 * - An address waits for a pending traversal, which would leave the new entry again. The router then reads the address
 *   as after Back.
 */
export function routerWindow(): Window {
  const { history, location } = window;
  const write = (method: 'pushState' | 'replaceState', ...[state, unused, url]: Parameters<History['pushState']>) => {
    const writeNow = () => {
      history[overlaysOfEntry() > 0 ? 'replaceState' : method](state, unused, url);
      // An overlay that stays open, such as the filter sheet, gets an entry above the new address.
      reconcileSoon();
    };
    if (!isReturning) return writeNow();
    waiting.push(() => {
      writeNow();
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

/**
 * Makes Back close what is over the page (decision 0017). Each open overlay has a history entry above that of its page.
 * An overlay that is closed in another way removes its entry. An entry without its overlay, after a reload or by
 * Forward, is left at once.
 */
export function keepOverlaysInHistory(): void {
  openOverlays.subscribe(reconcileSoon);
  window.addEventListener('popstate', arrive);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Leaving the page has ended a traversal that was pending.
    if (persisted) arrive();
  });
  reconcileSoon();
}
