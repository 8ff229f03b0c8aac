import { CrashScreen, LoadingScreen } from '@niramaya/feature-shell';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useArrival } from '../history/useArrival';
import { EarlyInput } from '../start/EarlyInput';

/**
 * Shows the crash screen where a screen throws. Its button loads the page again, because React keeps the rejection of a
 * `lazy` component for the life of the page.
 */
export const CrashBoundary = ({ children, resetKey }: { children: ReactNode; resetKey?: string }) => (
  <ErrorBoundary
    resetKeys={[resetKey]}
    fallbackRender={({ error }) => (
      <>
        <CrashScreen error={error} onRetry={() => window.location.reload()} />
        {/*
          The recorder in `inline/early-input.ts` swallows every click on a button until `EarlyInput` ends it, so the
          button above would do nothing.
        */}
        <EarlyInput />
      </>
    )}
  >
    {children}
  </ErrorBoundary>
);

/**
 * Arrival sets title, scroll position and focus. Its effects run once the screen has loaded, because both are in one
 * Suspense boundary.
 */
function Arrival({ title }: { title: string }) {
  useArrival(title);
  return null;
}

/**
 * ScreenFrame is a screen with its loading state and its crash boundary. A new path mounts it again, and each new
 * history entry clears a crash.
 */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { key, pathname } = useLocation();
  return (
    <CrashBoundary key={pathname} resetKey={key}>
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <Arrival title={title} />
        <EarlyInput />
      </Suspense>
    </CrashBoundary>
  );
}
