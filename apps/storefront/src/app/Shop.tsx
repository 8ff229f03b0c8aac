import { useSessionEpoch } from '@niramaya/data-access';
import { NotFoundScreen, ReloadQuestion, Shell } from '@niramaya/feature-shell';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router-dom';
import { ConnectionLine, Notices } from '../offline/Notices';
import { newVersion } from '../offline/worker';
import { AfterPayment } from './AfterPayment';
import { HomeNotice } from './HomeNotice';
import { OrderAddress } from './OrderAddress';
import { Panels } from './Panels';
import { CrashBoundary, ScreenFrame } from './ScreenFrame';
import { notFoundTitle, routes } from './routes';

/**
 * The shell, the notices, the confirmation of a payment, the screens, the panels, the dialog for the address of an
 * order, and the question before a page load that loses typed text. The key of the routes changes whenever a logged-in
 * person leaves this tab, so that React mounts the screen again and it forgets the text that this person typed. A guest
 * who logs in keeps it.
 */
export const Shop = () => (
  <CrashBoundary>
    <Shell
      connection={
        <ErrorBoundary fallback={null}>
          <ConnectionLine />
        </ErrorBoundary>
      }
      notices={
        <>
          <HomeNotice />
          <ErrorBoundary fallback={null}>
            <Notices />
          </ErrorBoundary>
        </>
      }
    >
      <AfterPayment />
      <Routes key={useSessionEpoch()}>
        {routes.map(({ path, title, Screen, retry, forgetFailure }) => (
          <Route
            key={path}
            path={path}
            caseSensitive
            element={
              <ScreenFrame title={title} chunk={{ retry, forgetFailure }}>
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
    <OrderAddress />
    <ReloadQuestion onUpdate={newVersion.load} />
  </CrashBoundary>
);
