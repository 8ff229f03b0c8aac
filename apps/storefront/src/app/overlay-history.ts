import { openOverlays } from '@niramaya/ui';
import { addOverlayEntry, adoptEntry, overlaysOfEntry } from './history-entry';

let isReturning = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function reconcile(): void {
  if (isReturning) return;
  const open = openOverlays.count();
  const surplus = overlaysOfEntry() - open;
  // Back from an overlay must keep the scroll position.
  window.history.scrollRestoration = open > 0 || surplus > 0 ? 'manual' : 'auto';
  if (surplus > 0) {
    isReturning = true;
    window.history.go(-surplus);
  }
  for (let at = overlaysOfEntry(); at < open; at += 1) addOverlayEntry(at + 1);
}

/** One panel may replace another in the same event. */
function reconcileSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(reconcile);
}

function arrive(): void {
  adoptEntry();
  if (!isReturning) openOverlays.closeAbove(overlaysOfEntry());
  isReturning = false;
  const navigations = waiting;
  waiting = [];
  navigations.forEach((navigate) => navigate());
  reconcileSoon();
}

/** A new URL replaces an overlay's entry, and waits for a pending traversal. */
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

/** Makes Back close overlays (decision 0017). */
export function syncOverlaysWithHistory(): void {
  openOverlays.subscribe(reconcileSoon);
  window.addEventListener('popstate', arrive);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Leaving the page ended any pending traversal.
    if (persisted) arrive();
  });
  reconcileSoon();
}
