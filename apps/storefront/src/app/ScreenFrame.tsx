import { CrashScreen, LoadingScreen } from '@niramaya/feature-shell';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { EarlyInput } from './EarlyInput';
import { useArrival } from './useArrival';

/** Reloads, because React never retries a failed chunk. */
export const CrashBoundary = ({ children, resetKey }: { children: ReactNode; resetKey?: string }) => (
  <ErrorBoundary
    resetKeys={[resetKey]}
    fallbackRender={({ error }) => (
      <>
        <CrashScreen error={error} onRetry={() => window.location.reload()} />
        <EarlyInput />
      </>
    )}
  >
    {children}
  </ErrorBoundary>
);

/** Mounts after the screen has loaded. */
function Arrival({ title }: { title: string }) {
  useArrival(title);
  return null;
}

/** Loading state and crash boundary of a screen. */
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
