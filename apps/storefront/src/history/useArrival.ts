import { withoutClosingSlash } from '@niramaya/contract';
import { openOverlays } from '@niramaya/ui';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, saveScroll, savedScroll } from './history-entry';

/** The scroll positions of all history entries since the page was loaded, in px, by React Router's key of the entry. */
const scrollPositions = new Map<string, number>();
/** True until the first screen after a page load has arrived (`useArrival`). */
let isFirstScreen = true;
/**
 * React Router's key of the history entry at which the shopper has arrived last; null while the next screen loads. It
 * is a variable of the module and not state of the component, because a log-out and React's Strict Mode mount the
 * screen of the same entry again, and an entry must arrive once.
 */
let arrivedEntry: string | null = null;

/**
 * Returns the scroll position of the current history entry in px. `key` is its key. A reload loses `scrollPositions`;
 * then the position that `saveScroll` has stored in the entry itself counts.
 */
const scrollTopOf = (key: string): number => scrollPositions.get(key) ?? savedScroll();

/**
 * The heading at which the shopper has arrived last. A panel that closes because of the arrival passes the focus to
 * this heading, because the control that opened the panel is not where the page has scrolled to.
 */
export const arrivedHeading: RefObject<HTMLElement | null> = { current: null };

/**
 * Scrolls to the element that the hash of an address names, as the browser does within a page. Returns its heading, or
 * null without such an element.
 */
function scrollToTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView();
  return target?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
}

/** Focuses a heading without scrolling to it. While an overlay is open, the heading waits in `arrivedHeading`. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  arrivedHeading.current = heading;
  if (openOverlays.count() === 0) heading?.focus({ preventScroll: true });
}

/**
 * Sets title, scroll position and focus for a message in the place of a screen that cannot be loaded. The history entry
 * does not arrive by it: the screen does so by itself once it is loaded (`useArrival`).
 *
 * @param title The whole title of the document (`document.title`).
 */
export function useMissingArrival(title: string) {
  useEffect(() => {
    document.title = title;
    window.scrollTo(0, 0);
    focusHeading(document.querySelector<HTMLElement>('main h1'));
  }, [title]);
}

/**
 * Does for a screen of the router what the browser does for a document. A history entry arrives when its screen is
 * first shown: then the title, the focus and the scroll position are set, once. There are three cases:
 *
 * - After a page load, the prerendered screen keeps the focus where the browser has it, and only corrects the scroll
 *   position.
 * - Any other screen sets the canonical address and those of the translations. It scrolls to the top or to the target
 *   of the hash, or after Back, Forward and a reload to the former position, and focuses the heading of the screen or
 *   of the target, which screen readers then read. The confirmation of a payment takes the focus itself.
 * - A new history entry of the same screen, such as a changed filter, neither focuses nor scrolls, except that Back and
 *   Forward restore the position, and that a hash scrolls to its target and focuses the heading of it.
 *
 * @param title The whole title of the document (`document.title`).
 */
export function useArrival(title: string) {
  const location = useLocation();
  const { hash, key, pathname } = location;
  const navigationType = useNavigationType();

  useEffect(() => {
    if (document.title !== title) document.title = title;
  }, [title]);

  useEffect(() => {
    // After Back, the browser scrolls to the position of the next screen while this one is still there. That is no
    // position of this one.
    const remember = () => {
      if (entryKey() === key) scrollPositions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    // After Back, the current entry is that of the next screen, whose code may still load. Its stored position stays
    // until it has arrived: the page scrolls meanwhile, because the screen before is longer or shorter.
    const save = () => {
      if (entryKey() === arrivedEntry) saveScroll();
    };
    // Both events save the position, because a page that the shopper leaves while it scrolls sends `pagehide` without
    // `scrollend`.
    window.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  const repeatMissedPopState = useEffectEvent(() => {
    if (createPath(window.location) !== createPath(location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  // The router does not listen yet if the shopper goes back or forward during hydration. So the event that it has
  // missed is sent once more.
  useEffect(() => repeatMissedPopState(), []);

  const arrive = useEffectEvent(() => {
    if (arrivedEntry === key) return;
    arrivedEntry = key;
    // The build writes the path of the prerendered page as `data-page` (`build/page.ts`). Without it, as on the
    // development server and on the page of an unknown address, the first screen counts as prerendered too. The path
    // differs if the shopper followed a link before hydration.
    const pathOfPage = document.getElementById('root')?.dataset.page ?? pathname;
    const isPrerendered = isFirstScreen && pathOfPage === pathname;
    isFirstScreen = false;
    if (isPrerendered) {
      // The browser has restored the position when the page was not as long yet. So `window.scrollY` may be smaller
      // than the saved position, and is never greater. It is read last, because reading it forces a layout.
      const savedY = savedScroll();
      if (savedY > 0 && savedY > window.scrollY) window.scrollTo(0, savedY);
      return;
    }
    // The canonical address and those of the translations have the same path: the language is a parameter.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')) {
      const address = new URL(link.href);
      address.pathname = withoutClosingSlash(pathname);
      // On the page of a product these addresses have `?id=`, which belongs to no other screen.
      address.searchParams.delete('id');
      link.href = address.href;
    }
    window.scrollTo(0, navigationType === 'POP' ? scrollTopOf(key) : 0);
    const headingOfTarget = navigationType === 'POP' ? null : scrollToTarget(hash);
    // The confirmation of a payment focuses a heading of its own, above that of the screen. By now the shopper may have
    // moved the focus inside the confirmation.
    if (document.querySelector('main [data-takes-focus]') !== null) return;
    focusHeading(headingOfTarget ?? document.querySelector<HTMLElement>('main h1'));
  });
  // Keep the order of this effect and that of `arriveAtSameScreen`. On mount `arrive` runs first and claims the entry,
  // so that `arriveAtSameScreen` acts only when the entry changes while the screen stays mounted.
  useEffect(() => {
    arrive();
    return () => {
      // `entryKey()` is the key of the browser's current entry. When a navigation removes this screen, that is already
      // the next entry. Then no entry counts as arrived, so that Back to this screen, before the next one has appeared,
      // runs `arrive` again. A log-out removes the screen without a navigation, and the entry stays arrived.
      if (entryKey() !== arrivedEntry) arrivedEntry = null;
    };
  }, []);

  const arriveAtSameScreen = useEffectEvent(() => {
    if (arrivedEntry === key) return;
    arrivedEntry = key;
    if (navigationType !== 'POP') {
      const heading = scrollToTarget(hash);
      if (heading) focusHeading(heading);
      return;
    }
    // 0 is also the position of an entry that has no stored position. With a hash, such an entry is left to the
    // browser, which scrolls to the target.
    const top = scrollTopOf(key);
    if (hash === '' || top > 0) window.scrollTo(0, top);
  });
  useEffect(() => arriveAtSameScreen(), [key]);
}
