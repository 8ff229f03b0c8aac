import { lazyCopy } from '@niramaya/copy/lazy';
import { Fragment, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { Box, ChunkNotice } from '../fallback/InFlow';
import { focusFirst } from '../lazyComponent';

interface BlockBoundaryProps {
  readonly children: ReactNode;
  /** For a block without a place in the page. */
  readonly asNotice?: boolean;
  readonly resetKey?: unknown;
  readonly action?: ReactNode;
}

/** Replaces a broken block by a message with a retry. */
export function BlockBoundary({ children, asNotice = false, resetKey, action }: BlockBoundaryProps) {
  const [isRetried, setIsRetried] = useState(false);
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onReset={({ reason }) => setIsRetried(reason === 'imperative-api')}
      fallbackRender={({ resetErrorBoundary }) => {
        const message = (
          <Box>
            <ChunkNotice isFailed isAwaited={false} text={lazyCopy.broken} onRetry={() => resetErrorBoundary()}>
              {action}
            </ChunkNotice>
          </Box>
        );
        const notices = asNotice && document.getElementById('notices');
        return notices ? createPortal(message, notices) : message;
      }}
    >
      <Fragment ref={isRetried ? focusFirst : null}>{children}</Fragment>
    </ErrorBoundary>
  );
}
