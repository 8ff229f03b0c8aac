import { ReturnNotice } from '@niramaya/feature-shell';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

/** The way back after a sign-in. */
export function HomeNotice() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={null} resetKeys={[pathname]}>
      <ReturnNotice />
    </ErrorBoundary>
  );
}
