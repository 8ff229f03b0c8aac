import { LoadingScreen } from '@niramaya/feature-shell';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { useArrival } from './useArrival';

/** Mounts after the screen has loaded. */
function Arrival({ title }: { title: string }) {
  useArrival(title);
  return null;
}

/** The loading state and the crash boundary of a screen. */
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
