import { ReturnNotice } from '@niramaya/feature-shell';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

/**
 * HomeNotice offers the screen that a guest wanted before the sign-in. If it throws, the shop works without it until
 * the next screen.
 */
export function HomeNotice() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={null} resetKeys={[pathname]}>
      <ReturnNotice />
    </ErrorBoundary>
  );
}
