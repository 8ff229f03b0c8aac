import { paths, withoutClosingSlash } from '@niramaya/contract';
import { showNextScreen } from '@niramaya/ui';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { afterReturn, isOverlayEntry } from './overlay-history';

/** Opens the browser's history and reads its current location. */
export function openHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const navigator: Navigator = {
    ...history,
    push: (to, state) => afterReturn(() => (isOverlayEntry() ? history.replace : history.push)(to, state)),
    replace: (to, state) => afterReturn(() => history.replace(to, state)),
  };
  return { history, navigator, start: { action: history.action, location: history.location } };
}

/**
 * Returns whether two locations are the same. The history entry of an overlay has the location of its page, so screens
 * do not change.
 */
const isSame = (one: Location, other: Location) => one.key === other.key && createPath(one) === createPath(other);

/**
 * A router that works like React Router's `BrowserRouter`, with three differences.
 * - It reads the first address before React renders. A prerendered page is hydrated in slices. Back in between would
 *   otherwise render another screen into its markup, or do nothing at all.
 * - An address with a trailing slash belongs to the same screen (AMB-60).
 * - The picture of a product moves to its screen in a transition.
 */
export function ShopRouter({ opened, children }: { opened: ReturnType<typeof openHistory>; children: ReactNode }) {
  const { history, navigator, start } = opened;
  const [at, setAt] = useState(start);

  useLayoutEffect(() => {
    const stop = history.listen((next) => {
      const show = () => setAt((now) => (isSame(now.location, next.location) ? now : next));
      if (next.location.pathname === paths.medicineDetails) showNextScreen(show);
      else show();
    });
    const { location } = history;
    // The address changed before this listener existed, so the event is dispatched again.
    if (!isSame(location, start.location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return stop;
  }, [history, start]);

  const location = useMemo(() => {
    const { pathname, ...rest } = at.location;
    return { ...rest, pathname: withoutClosingSlash(pathname) };
  }, [at]);

  return (
    // Without React's transitions. A clicked checkbox changes at once, not after the screen behind it has rendered.
    <Router location={location} navigationType={at.action} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
