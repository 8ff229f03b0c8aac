import { repeatEarlyUse } from '@niramaya/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, keepPlace, keptPlace } from './history-entry';

/** Where each entry of the history was scrolled to, in px, for as long as the page lives. */
const scrollPositions = new Map<string, number>();
let isFirstScreen = true;
/** The entry of the history that was arrived at last. */
let arrivedAt: string | null = null;

/** px */
const placeOf = (key: string): number => scrollPositions.get(key) ?? keptPlace();

/**
 * Puts title, canonical link, focus and scroll right when a screen has appeared: a new screen starts at its top with its heading
 * focused, so that a screen reader says where the shopper is; Back and Forward return to where the screen was left, from
 * page to page of a list too. The very first screen of a page load keeps the focus where the browser puts it, and its place
 * after a reload.
 */
export function useArrival(title: string) {
  const { key, pathname } = useLocation();
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
    // At the end of each scroll for the entries of this document, and when it is left for what came after that.
    window.addEventListener('scrollend', keepPlace);
    window.addEventListener('pagehide', keepPlace);
    return () => {
      window.removeEventListener('scrollend', keepPlace);
      window.removeEventListener('pagehide', keepPlace);
    };
  }, []);

  // An effect event, because only arriving counts: a changed filter changes the key of the same screen and must move nothing.
  const arrive = useEffectEvent(() => {
    // Mounted anew where the shopper has been all along, because somebody has logged out: nobody has arrived.
    if (arrivedAt === key) return;
    arrivedAt = key;
    // Whoever follows a link before the prerendered screen is hydrated arrives at another one first.
    const isPrerendered = isFirstScreen && (document.getElementById('root')?.dataset.page ?? pathname) === pathname;
    if (isFirstScreen) {
      isFirstScreen = false;
      // After the rendering that this one has brought about, which would empty a field once more.
      queueMicrotask(() => void repeatEarlyUse(document.body));
    }
    if (isPrerendered) {
      // The browser has tried before the screen was as long as it is now. To ask where the page stands costs a layout.
      const place = keptPlace();
      if (place > 0 && place > window.scrollY) window.scrollTo(0, place);
      return;
    }
    // The prerendered link names the screen of the first address; a browser that shares a page takes what it names.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
    window.scrollTo(0, navigation === 'POP' ? placeOf(key) : 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
  useEffect(() => {
    arrive();
    return () => {
      // Left for an entry that may be left again before its screen is there: to come back is to arrive then too.
      if (entryKey() !== arrivedAt) arrivedAt = null;
    };
  }, []);

  const returnToPlace = useEffectEvent(() => {
    if (arrivedAt === key) return;
    arrivedAt = key;
    if (navigation === 'POP') window.scrollTo(0, placeOf(key));
  });
  // Another entry of the same screen: a page of the listing, or a filter.
  useEffect(() => {
    returnToPlace();
  }, [key]);
}
