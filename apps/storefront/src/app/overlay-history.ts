import { openOverlays } from '@niramaya/ui';

/** A traversal that this module began and whose `popstate` has not come yet. */
let isReturning = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** How many overlays the current entry stands for. 0 is an entry of a page, as the router writes them. */
const depth = (): number => (window.history.state as { overlays?: number } | null)?.overlays ?? 0;

/** True while the current entry belongs to an overlay; the next address takes its place instead of following it. */
export const isOverlayEntry = (): boolean => depth() > 0;

/** Runs `navigate` at once, or after a traversal that is under way, which would leave the new entry again. */
export function afterReturn(navigate: () => void): void {
  if (isReturning) waiting.push(navigate);
  else navigate();
  reconcileSoon();
}

/** Makes the history as deep as there are overlays open. */
function reconcile(): void {
  if (isReturning) return;
  const open = openOverlays.count();
  const surplus = depth() - open;
  // Below a menu the page can be scrolled; the way back to its entry must not put it where it was before.
  window.history.scrollRestoration = open > 0 || surplus > 0 ? 'manual' : 'auto';
  if (surplus > 0) {
    isReturning = true;
    window.history.go(-surplus);
  }
  for (let at = depth(); at < open; at += 1) {
    const state = window.history.state as { idx: number };
    // The router's own state with its key: to the router it is the same location, one entry further.
    window.history.pushState({ ...state, idx: state.idx + 1, overlays: at + 1 }, '');
  }
}

/** After what React renders for the same event: one panel may take the place of another. */
function reconcileSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(reconcile);
}

function arrive(): void {
  // Back, or a jump to another entry, closes what lies above that entry.
  if (!isReturning) openOverlays.closeAbove(depth());
  isReturning = false;
  const navigations = waiting;
  waiting = [];
  navigations.forEach((navigate) => navigate());
  reconcileSoon();
}

/**
 * Lets Back close what lies above the page (decision 0017): each open overlay has an entry of the history above that of
 * its page. Closed in another way, it takes its entry with it. An entry without its overlay, after a reload or by
 * Forward, is left at once.
 */
export function keepOverlaysInHistory(): void {
  openOverlays.subscribe(reconcileSoon);
  window.addEventListener('popstate', arrive);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Leaving the page has ended a traversal that was under way.
    if (persisted) arrive();
  });
  reconcileSoon();
}
