import { lazyCopy } from '@niramaya/copy/lazy';
import { Fragment, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkNotice, NoticePanel } from '../fallback/InFlow';
import { focusFirst } from '../lazyComponent';

/** The props of `BlockBoundary`. */
interface BlockBoundaryProps {
  /** The block, which may throw while it renders. */
  readonly children: ReactNode;
  /**
   * Shows the message in the element `#notices` of the shell, which is at the lower edge of a window that is at least
   * 480 px high. Without that element the message is in the place of the block. Use it for a block without a place in
   * the page, such as a panel.
   * @default false
   */
  readonly asNotice?: boolean;
  /** After a failure, a new value tries again: for example the name of the product that the block shows. */
  readonly resetKey?: unknown;
  /** Another button, after the one that tries again. */
  readonly action?: ReactNode;
}

/**
 * `BlockBoundary` is for a block of a screen that other blocks do not depend on. If it throws while rendering, a
 * message with a button that tries again replaces it, and the rest of the screen still works. A successful retry moves
 * the focus into the block.
 */
export function BlockBoundary({ children, asNotice = false, resetKey, action }: BlockBoundaryProps) {
  // True if the button has tried again last, and not a new `resetKey`.
  const [isRetried, setIsRetried] = useState(false);
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onReset={({ reason }) => setIsRetried(reason === 'imperative-api')}
      fallbackRender={({ resetErrorBoundary }) => {
        // A retry renders the block again at once, so it is never awaited.
        const message = (
          <NoticePanel>
            <ChunkNotice isFailed isAwaited={false} text={lazyCopy.broken} onRetry={() => resetErrorBoundary()}>
              {action}
            </ChunkNotice>
          </NoticePanel>
        );
        const notices = asNotice && document.getElementById('notices');
        return notices ? createPortal(message, notices) : message;
      }}
    >
      <Fragment ref={isRetried ? focusFirst : null}>{children}</Fragment>
    </ErrorBoundary>
  );
}
