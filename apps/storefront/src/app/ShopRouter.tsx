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

/** The browser's history, and where the page stands in it now. */
export function openHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const navigator: Navigator = {
    ...history,
    push: (to, state) => afterReturn(() => (isOverlayEntry() ? history.replace : history.push)(to, state)),
    replace: (to, state) => afterReturn(() => history.replace(to, state)),
  };
  return { history, navigator, start: { action: history.action, location: history.location } };
}

/** The entries of overlays have the location of their page: to the screens nothing has happened. */
const isSame = (one: Location, other: Location) => one.key === other.key && createPath(one) === createPath(other);

/**
 * What React Router's own router for browsers does, but for three things. Its first address is read before React renders:
 * a prerendered page is hydrated in slices, and Back in between would else render another screen into its markup, or do
 * nothing at all. An address with a closing slash is that of its screen (AMB-60). And the picture of a product travels to
 * its screen.
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
    // What nobody was there to hear is said again.
    if (!isSame(location, start.location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return stop;
  }, [history, start]);

  const location = useMemo(() => {
    const { pathname, ...rest } = at.location;
    return { ...rest, pathname: withoutClosingSlash(pathname) };
  }, [at]);

  return (
    // Without React's transitions: a pressed checkbox shows it at once, not when the screen behind it has been rendered.
    <Router location={location} navigationType={at.action} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
