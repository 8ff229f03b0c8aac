import { withoutClosingSlash } from '@niramaya/contract';
import { openOverlays } from '@niramaya/ui';
import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, saveScroll, savedScroll } from './history-entry';

/** In px. */
const scrollPositions = new Map<string, number>();
let isFirstScreen = true;
let arrivedAt: string | null = null;

const locationKey = (key: string): number => scrollPositions.get(key) ?? savedScroll();

/** Sets title, scroll position and focus of a new screen. */
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
    // `pagehide` stores changes after the last `scrollend`.
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
  // The router misses Back during hydration.
  useEffect(() => repeatMissedBack(), []);

  // A changed filter changes the key, but must not scroll.
  const arrive = useEffectEvent(() => {
    // A log-out remounts the screen.
    if (arrivedAt === key) return;
    arrivedAt = key;
    // A link may be followed before hydration.
    const isPrerendered = isFirstScreen && (document.getElementById('root')?.dataset.page ?? pathname) === pathname;
    isFirstScreen = false;
    if (isPrerendered) {
      // The browser restored it on a shorter screen. Reading `scrollY` costs a layout.
      const scrollY = savedScroll();
      if (scrollY > 0 && scrollY > window.scrollY) window.scrollTo(0, scrollY);
      return;
    }
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(withoutClosingSlash(pathname), canonical.href).href;
    window.scrollTo(0, navigation === 'POP' ? locationKey(key) : 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    if (openOverlays.count() === 0) heading?.focus({ preventScroll: true });
  });
  useEffect(() => {
    arrive();
    return () => {
      // A return before the next screen appears is an arrival.
      if (entryKey() !== arrivedAt) arrivedAt = null;
    };
  }, []);

  const restoreScroll = useEffectEvent(() => {
    if (arrivedAt === key) return;
    arrivedAt = key;
    // The browser scrolls to a hash itself.
    if (navigation === 'POP' && (hash === '' || locationKey(key) > 0)) window.scrollTo(0, locationKey(key));
  });
  useEffect(() => restoreScroll(), [key]);
}
