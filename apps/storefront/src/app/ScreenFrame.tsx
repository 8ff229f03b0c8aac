import { LoadingScreen } from '@niramaya/feature-shell';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { useArrival } from './useArrival';

/** Renders nothing. It is next to the screen inside its Suspense, so it mounts once the screen is there. */
function Arrival({ title }: { title: string }) {
  useArrival(title);
  return null;
}

/**
 * Wraps each screen with its own failure screen and a fallback while its chunk loads. It sets title, focus and scroll
 * on arrival.
 */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { key, pathname } = useLocation();
  return (
    <CrashBoundary key={pathname} resetKey={key}>
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <Arrival title={title} />
      </Suspense>
    </CrashBoundary>
  );
}
