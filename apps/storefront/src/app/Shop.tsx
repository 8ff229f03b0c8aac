import { useSessionEpoch } from '@niramaya/data-access';
import { NotFoundScreen, Shell } from '@niramaya/feature-shell';
import { BlockBoundary } from '@niramaya/lazy';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router-dom';
import { ComingBack } from './ComingBack';
import { Notices } from '../offline/Notices';
import { CrashBoundary } from './CrashBoundary';
import { Paid } from './Paid';
import { Panels } from './Panels';
import { ScreenFrame } from './ScreenFrame';
import { notFoundTitle, routes } from './routes';

/** A log-out remounts the screen and clears its input. */
export const Shop = () => (
  <CrashBoundary>
    <Shell
      notices={
        <>
          <BlockBoundary>
            <Paid />
          </BlockBoundary>
          <ErrorBoundary fallback={null}>
            <ComingBack />
          </ErrorBoundary>
          <ErrorBoundary fallback={null}>
            <Notices />
          </ErrorBoundary>
        </>
      }
    >
      <Routes key={useSessionEpoch()}>
        {routes.map(({ path, title, Screen }) => (
          <Route
            key={path}
            path={path}
            caseSensitive
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
);
