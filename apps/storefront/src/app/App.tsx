import { keepSession, type AppStore } from '@niramaya/data-access';
import { PaidNotice } from '@niramaya/feature-payment';
import { NotFoundScreen, Shell } from '@niramaya/feature-shell';
import { UiProvider } from '@niramaya/ui';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { Panels } from './Panels';
import { RouterLink } from './RouterLink';
import { ScreenFrame } from './ScreenFrame';
import { notFoundTitle, routes } from './routes';

/** The whole shop: providers, the shell round every screen (SHELL-01), and the screen of the address. */
export function App({ store }: { store: AppStore }) {
  // After the first paint: what keeps the session (the provider's code, for one) is never in its way.
  useEffect(() => store.dispatch(keepSession()), [store]);

  return (
    <Provider store={store}>
      <UiProvider link={RouterLink}>
        <CrashBoundary>
          <Shell>
            <PaidNotice />
            <Routes>
              {routes.map(({ path, title, Screen }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <ScreenFrame title={title}>
                      <Screen />
                    </ScreenFrame>
                  }
                />
              ))}
              <Route
                path="*"
                element={
                  <ScreenFrame title={notFoundTitle}>
                    <NotFoundScreen />
                  </ScreenFrame>
                }
              />
            </Routes>
          </Shell>
          <Panels />
        </CrashBoundary>
      </UiProvider>
    </Provider>
  );
}
