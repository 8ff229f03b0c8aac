import { withoutClosingSlash } from '@niramaya/contract';
import { openOverlays } from '@niramaya/ui';
import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, keepPlace, keptPlace } from './history-entry';

/** The scroll position of each history entry in px, for as long as the page lives. */
const scrollPositions = new Map<string, number>();
let isFirstScreen = true;
/** The history entry of the latest arrival. */
let arrivedAt: string | null = null;

/** Returns the scroll position of a history entry, in px. */
const placeOf = (key: string): number => scrollPositions.get(key) ?? keptPlace();

/**
 * Sets title, canonical link, focus and scroll position when a screen has appeared. A new screen starts at its top with
 * its heading focused, so that a screen reader announces where the shopper is. Back and Forward restore the scroll
 * position, also between the pages of a list. The first screen of a page load leaves the focus where the browser puts
 * it. It keeps its scroll position after a reload.
 */
export function useArrival(title: string) {
  const location = useLocation();
  const { hash, key, pathname } = location;
  const navigation = useNavigationType();

  useEffect(() => {
    if (document.title !== title) document.title = title;
  }, [title]);

  useEffect(() => {
    const remember = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    // `scrollend` stores the position for the entries of this document. `pagehide` stores later changes when it is
    // left.
    window.addEventListener('scrollend', keepPlace);
    window.addEventListener('pagehide', keepPlace);
    return () => {
      window.removeEventListener('scrollend', keepPlace);
      window.removeEventListener('pagehide', keepPlace);
    };
  }, []);

  const repeatMissedBack = useEffectEvent(() => {
    if (createPath(window.location) !== createPath(location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  // Back during hydration comes before the router listens to it.
  useEffect(() => repeatMissedBack(), []);

  // An effect event, because only an arrival counts. A changed filter changes the key of the same screen and must not
  // scroll.
  const arrive = useEffectEvent(() => {
    // After a log-out the screen is mounted again, but the shopper has been on it all along. This is no arrival.
    if (arrivedAt === key) return;
    arrivedAt = key;
    // A shopper who follows a link before the prerendered screen is hydrated arrives at another screen first.
    const isPrerendered = isFirstScreen && (document.getElementById('root')?.dataset.page ?? pathname) === pathname;
    isFirstScreen = false;
    if (isPrerendered) {
      // The browser tried to restore the scroll position when the screen was still shorter. Reading `scrollY` costs a
      // layout, so it is read only if a position is stored.
      const place = keptPlace();
      if (place > 0 && place > window.scrollY) window.scrollTo(0, place);
      return;
    }
    // The prerendered link names the screen of the first address. A browser that shares a page uses this link.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(withoutClosingSlash(pathname), canonical.href).href;
    window.scrollTo(0, navigation === 'POP' ? placeOf(key) : 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // A panel that the shopper has opened meanwhile keeps the focus.
    if (openOverlays.count() === 0) heading?.focus({ preventScroll: true });
  });
  useEffect(() => {
    arrive();
    return () => {
      // The new entry may be left again before its screen appears. Coming back must then count as an arrival.
      if (entryKey() !== arrivedAt) arrivedAt = null;
    };
  }, []);

  const returnToPlace = useEffectEvent(() => {
    if (arrivedAt === key) return;
    arrivedAt = key;
    // The browser itself has scrolled to the target of a hash link.
    if (navigation === 'POP' && (hash === '' || placeOf(key) > 0)) window.scrollTo(0, placeOf(key));
  });
  // Handles another history entry of the same screen: a page of the listing, or a filter.
  useEffect(() => {
    returnToPlace();
  }, [key]);
}
