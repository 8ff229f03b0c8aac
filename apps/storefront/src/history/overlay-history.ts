import { openOverlays } from '@niramaya/ui';
import { addOverlayEntry, adoptEntry, overlaysOfEntry } from './history-entry';

/** True from `history.go` until its `popstate`, which comes later. Until then the current entry is the wrong one. */
let isReturning = false;
/** Navigations of the router that came while `isReturning`. */
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the number of overlay entries before the current one equal to the number of open overlays. */
function reconcile(): void {
  if (isReturning) return;
  const open = openOverlays.count();
  const surplus = overlaysOfEntry() - open;
  // Back from an overlay stays on the page, so the browser must not scroll it.
  window.history.scrollRestoration = open > 0 || surplus > 0 ? 'manual' : 'auto';
  if (surplus > 0) {
    isReturning = true;
    window.history.go(-surplus);
  }
  for (let at = overlaysOfEntry(); at < open; at += 1) addOverlayEntry(at + 1);
}

/** Waits for the end of the event, because one panel may replace another in it, which needs no other entry. */
function reconcileSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(reconcile);
}

/** The shopper, or `reconcile`, has gone to another entry. */
function handlePopState(): void {
  adoptEntry();
  if (!isReturning) openOverlays.closeAbove(overlaysOfEntry());
  isReturning = false;
  const navigations = waiting;
  waiting = [];
  navigations.forEach((navigate) => navigate());
  reconcileSoon();
}

/**
 * The window that React Router works with. Its history puts a new address in the place of an overlay's entry, so that Back
 * from there does not open the overlay again, and waits for a traversal that is not finished.
 */
export function routerWindow(): Window {
  const { history, location } = window;
  const write = (method: 'pushState' | 'replaceState', ...[state, unused, url]: Parameters<History['pushState']>) => {
    const writeNow = () => {
      history[overlaysOfEntry() > 0 ? 'replaceState' : method](state, unused, url);
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
