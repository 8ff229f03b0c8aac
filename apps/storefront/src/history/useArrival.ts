import { withoutClosingSlash } from '@niramaya/contract';
import { openOverlays } from '@niramaya/ui';
import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, saveScroll, savedScroll } from './history-entry';

/** Scroll positions of this page load in px, by React Router's key of the history entry. */
const scrollPositions = new Map<string, number>();
/** Whether no screen has arrived since the page was loaded. */
let isFirstScreen = true;
/** The key of the history entry whose arrival is done; null while the next screen loads. */
let arrivedAt: string | null = null;

/** Returns the scroll position in px. A reload has lost the map, but the history entry still has its position. */
const scrollTopOf = (historyKey: string): number => scrollPositions.get(historyKey) ?? savedScroll();

/**
 * Announces another screen to a shopper: it sets the title, the canonical address and those of its translations, scrolls to the top, or after
 * Back to where the shopper was, and focuses the heading, which screen readers then read. After a payment the heading of
 * the confirmation has the focus instead. After a page load it leaves the focus alone, as for every page. A new entry of
 * the same screen, such as a changed filter, neither scrolls nor focuses.
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
    // A page that is left while it scrolls sends `pagehide` without `scrollend`.
    window.addEventListener('scrollend', saveScroll);
    window.addEventListener('pagehide', saveScroll);
    return () => {
      window.removeEventListener('scrollend', saveScroll);
      window.removeEventListener('pagehide', saveScroll);
    };
  }, []);

  const repeatMissedBack = useEffectEvent(() => {
    if (createPath(window.location) !== createPath(location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  // Back during hydration comes before the router listens, so it gets the event again.
  useEffect(() => repeatMissedBack(), []);

  const arrive = useEffectEvent(() => {
    // A log-out mounts the screen of the same entry again. The shopper stays where they were.
    if (arrivedAt === key) return;
    arrivedAt = key;
    // If a link was followed before hydration, the first screen is not the one in the page.
    const isPrerendered = isFirstScreen && (document.getElementById('root')?.dataset.page ?? pathname) === pathname;
    isFirstScreen = false;
    if (isPrerendered) {
      // The browser has restored the position on a page that was not as long yet. `scrollY` is read last, since it costs a layout.
      const scrollY = savedScroll();
      if (scrollY > 0 && scrollY > window.scrollY) window.scrollTo(0, scrollY);
      return;
    }
    // The addresses of the page and of its translations differ in the path alone.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')) {
      const address = new URL(link.href);
      address.pathname = withoutClosingSlash(pathname);
      // The server may have sent the page of a product.
      address.searchParams.delete('id');
      link.href = address.href;
    }
    window.scrollTo(0, navigation === 'POP' ? scrollTopOf(key) : 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // The confirmation of a payment, above the heading, takes the focus itself, and the shopper may have gone on in it.
    const isTaken = document.querySelector('main [data-takes-focus]') !== null;
    if (openOverlays.count() === 0 && !isTaken) heading?.focus({ preventScroll: true });
  });
  useEffect(() => {
    arrive();
    return () => {
      // If the shopper returns before the next screen has appeared, this one arrives again.
      if (entryKey() !== arrivedAt) arrivedAt = null;
    };
  }, []);

  const restoreScroll = useEffectEvent(() => {
    if (arrivedAt === key) return;
    arrivedAt = key;
    // The browser itself scrolls to the target of a hash, unless the shopper had scrolled away from it.
    if (navigation === 'POP' && (hash === '' || scrollTopOf(key) > 0)) window.scrollTo(0, scrollTopOf(key));
  });
  useEffect(() => restoreScroll(), [key]);
}
