import { LoadingScreen } from '@niramaya/feature-shell';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { useArrival } from './useArrival';

/** Draws nothing. It stands beside the screen inside its Suspense, so it mounts once the screen is there. */
function Arrival({ title }: { title: string }) {
  useArrival(title);
  return null;
}

/** What surrounds each screen: its own failure screen, the wait for its part, and title, focus and scroll on arrival. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary key={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <Arrival title={title} />
      </Suspense>
    </CrashBoundary>
  );
}
