import { CrashScreen } from '@niramaya/feature-shell';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** A new value renders the children again after an error. */
  readonly resetKey?: string;
}

/**
 * Catches a screen that threw or whose chunk did not load, and shows the failure screen in its place (ERROR-22,
 * ERROR-23). React remembers a failed chunk as long as the page exists, so trying again reloads the page.
 */
export const CrashBoundary = ({ children, resetKey }: CrashBoundaryProps) => (
  <ErrorBoundary
    resetKeys={[resetKey]}
    fallbackRender={({ error }) => <CrashScreen error={error} onRetry={() => window.location.reload()} />}
  >
    {children}
  </ErrorBoundary>
);
