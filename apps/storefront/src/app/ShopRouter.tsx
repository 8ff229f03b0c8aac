import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The browser's history, and where the page stands in it now. */
export function openHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  return { history, start: { action: history.action, location: history.location } };
}

/**
 * What React Router's own router for browsers does, but for its first address, which is read before React draws: a
 * prerendered page is taken over in slices, and whoever presses Back in between would else have another screen drawn
 * into its markup, or see nothing happen at all.
 */
export function ShopRouter({ opened, children }: { opened: ReturnType<typeof openHistory>; children: ReactNode }) {
  const { history, start } = opened;
  const [at, setAt] = useState(start);

  useLayoutEffect(() => {
    const stop = history.listen(setAt);
    const { location } = history;
    // What nobody was there to hear is said again.
    if (createPath(location) !== createPath(start.location) || location.key !== start.location.key)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return stop;
  }, [history, start]);

  return (
    // Without transitions: a pressed checkbox shows it at once, not when the screen behind it has been drawn.
    <Router location={at.location} navigationType={at.action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
