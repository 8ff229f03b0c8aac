import { styled } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/contract/copy/shell';
import { keepMessage, takeFlash, useBrowserStorage } from '@niramaya/data-access';
import { ErrorBoundary } from 'react-error-boundary';
import { onToast, pinnedHeight, SkipLink, toast, useCopy } from '@niramaya/ui';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Footer } from '../Footer/Footer';
import { TopBar } from '../TopBar/TopBar';
import { Toasts } from './Toasts';

/**
 * The notices about the whole shop. They stick to the lower edge of the window, and the page is longer by their height.
 * So they move nothing when they appear, and the end of the page can be reached. On a low window they scroll with the
 * page, at its start.
 */
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
    // Beside the notices nothing is covered.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const noticesHeight = pinnedHeight('--notices-height');

interface ShellProps {
  readonly children: ReactNode;
  /** The notices about the whole shop. */
  readonly notices?: ReactNode;
}

/** The page shell: a top bar and a footer around every screen (SHELL-01, AMB-51), with the toasts above them. */
export function Shell({ children, notices }: ShellProps) {
  const copy = useCopy(shellCopy);
  const storage = useBrowserStorage();
  const header = useRef<HTMLElement>(null);

  // Subscribes before the first toast shows. Otherwise this toast would be missed.
  useEffect(
    () =>
      onToast(({ text, kind }) => {
        const isPlain = kind !== 'success' && kind !== 'error';
        keepMessage(storage, { text, kind: isPlain ? 'note' : kind, saidAtMs: Date.now() });
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
      <SkipLink href="#content">{copy.skipToContent}</SkipLink>
      <TopBar ref={header} />
      <Notices id="notices" ref={noticesHeight}>
        {notices}
      </Notices>
      <styled.main id="content" tabIndex={-1} flex="1" outline="[none]">
        {children}
      </styled.main>
      <ErrorBoundary fallback={null}>
        {/* A boundary of its own, so that React hydrates it after the screen. */}
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
