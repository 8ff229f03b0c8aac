import { styled } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/copy/shell';
import { storeMessage, takeFlash, useBrowserStorage } from '@niramaya/data-access';
import { ChunkNotice, lazyComponent, type FallbackProps } from '@niramaya/lazy';
import { ErrorBoundary } from 'react-error-boundary';
import { onToast, pinnedHeight, SkipLink, toast } from '@niramaya/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Footer } from '../Footer/Footer';
import { TopBar } from '../TopBar/TopBar';

/** The page is longer by their height. */
const Notices = styled('div', {
  base: {
    _tall: {
      position: 'sticky',
      bottom: '0',
      order: '1',
      zIndex: 'docked',
      maxHeight: '[60dvh]',
      overflowY: 'auto',
      pb: '[env(safe-area-inset-bottom, 0px)]',
    },
    // The page next to them stays clickable.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const noticesHeight = pinnedHeight('--notices-height');

const ToastsFailure = ({ isFailed, isAwaited, onRetry }: FallbackProps) =>
  isFailed && (
    <styled.div
      position="fixed"
      zIndex="toast"
      top="[calc(var(--edge-top) + 0.5rem)]"
      insetInlineEnd="4"
      maxWidth="[min(26rem, calc(100vw - 2rem))]"
      p="4"
      layerStyle="panel"
      boxShadow="raised"
    >
      <ChunkNotice isFailed isAwaited={isAwaited} onRetry={onRetry} />
    </styled.div>
  );

const Toaster = lazyComponent('toasts', () => import('./Toaster').then((module) => module.Toaster), {
  fallback: ToastsFailure,
});

function Toasts({ below }: { readonly below: RefObject<HTMLElement | null> }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const show = () => setIsWanted(true);
    // Screen readers announce only in an existing live region.
    void Toaster.arrival.then(show);
    return onToast(show);
  }, []);
  return isWanted && <Toaster label={shellCopy.toasts.label} closeLabel={shellCopy.toasts.close} below={below} />;
}

/** Top bar, notices and footer around a screen. */
export function Shell({ children, notices }: { readonly children: ReactNode; readonly notices?: ReactNode }) {
  const storage = useBrowserStorage();
  const header = useRef<HTMLElement>(null);

  // Subscribes before the first toast shows.
  useEffect(
    () =>
      onToast(({ text, kind }) => {
        const isPlain = kind !== 'success' && kind !== 'error';
        storeMessage(storage, { text, kind: isPlain ? 'note' : kind, saidAtMs: Date.now() });
      }),
    [storage],
  );

  useEffect(() => {
    const message = takeFlash(storage);
    if (message !== null) toast.success(message);
  }, [storage]);

  return (
    <styled.div
      display="flex"
      flexDirection="column"
      minH="[calc(100dvh + var(--notices-height, 0px))]"
      bg="bg"
      color="fg"
    >
      <SkipLink href="#content">{shellCopy.skipToContent}</SkipLink>
      <TopBar ref={header} />
      <Notices id="notices" ref={noticesHeight}>
        {notices}
      </Notices>
      <styled.main id="content" tabIndex={-1} flex="1" outline="[none]">
        {children}
      </styled.main>
      <ErrorBoundary fallback={null}>
        {/* Hydrates after the screen. */}
        <Suspense>
          <Footer />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Toasts below={header} />
      </ErrorBoundary>
    </styled.div>
  );
}
