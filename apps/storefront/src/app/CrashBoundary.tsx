import { CrashScreen } from '@niramaya/feature-shell';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly resetKey?: string;
}

/** Reloads, because React never retries a failed chunk. */
export const CrashBoundary = ({ children, resetKey }: CrashBoundaryProps) => (
  <ErrorBoundary
    resetKeys={[resetKey]}
    fallbackRender={({ error }) => <CrashScreen error={error} onRetry={() => window.location.reload()} />}
  >
    {children}
  </ErrorBoundary>
);
