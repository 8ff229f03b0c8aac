import { styled } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/copy/shell';
import { storeMessage, takeFlash, useBrowserStorage } from '@niramaya/data-access';
import { ChunkNotice, lazyComponent, type FallbackProps } from '@niramaya/lazy';
import { ErrorBoundary } from 'react-error-boundary';
import { onToast, pinnedHeight, SkipLink, toast } from '@niramaya/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Footer } from '../Footer/Footer';
import { TopBar } from '../TopBar/TopBar';

/**
 * The notices stick to the lower edge of the window, over the page. The page is longer by their height
 * (`--notices-height`), so that they cover nothing at its end.
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
    // In a low window the region is above the screen, where an offer that comes by itself would push the screen down.
    '&:has(> [data-at-end])': { order: '1' },
    // The room for the offer of a language is there before the first paint (`inline/shopper.ts`).
    'html[data-offer] &': { _tall: { minHeight: '[calc(4rem + env(safe-area-inset-bottom, 0px))]' } },
    // The box is as wide as the window, and a notice is narrower. Clicks next to a notice reach the page below.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

/**
 * The line about the connection sticks below the header. The parts that scroll to a place, such as a focused field,
 * leave room for its height (`--connection-height`).
 */
const Connection = styled('div', {
  base: { _tall: { position: 'sticky', top: '[var(--header-height)]', zIndex: 'docked' } },
});

/** The ref callback that stores the height of the line about the connection in `--connection-height`. */
const measureConnection = pinnedHeight('--connection-height');

/** The ref callback that stores the height of the notices in `--notices-height`. */
const measureNotices = pinnedHeight('--notices-height');

/** ToastsFailure is a message with a retry if the chunk of the toasts does not load. While it loads, nothing shows. */
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

/** Toasts is the region of the toasts. `below` is the header, under which the toasts appear. */
function Toasts({ below }: { readonly below: RefObject<HTMLElement | null> }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const show = () => setIsWanted(true);
    // A screen reader announces only changes of a live region that already exists. So the region mounts as soon as its
    // chunk is there, and not with the first toast.
    void Toaster.arrival.then(show);
    return onToast(show);
  }, []);
  return isWanted && <Toaster label={shellCopy.toasts.label} closeLabel={shellCopy.toasts.close} below={below} />;
}

interface ShellProps {
  readonly children: ReactNode;
  /** The notices at the lower edge of the window. */
  readonly notices?: ReactNode;
  /** The line below the header about a missing connection. */
  readonly connection?: ReactNode;
}

/**
 * Shell is around every screen (requirements SHELL-01 and AMB-51 in `docs/requirements.md`): top bar, the line about
 * the connection, notices, footer and toasts. It stores each toast for the panel with the messages, and shows the
 * message that a page before this one has stored (`takeFlash`).
 */
export function Shell({ children, notices, connection }: ShellProps) {
  const storage = useBrowserStorage();
  const header = useRef<HTMLElement>(null);

  // This effect comes before the one that shows the stored message. Otherwise its listener would miss that toast.
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
    if (message !== null) toast.success(message, { subject: 'session' });
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
      <Connection ref={measureConnection}>{connection}</Connection>
      <Notices id="notices" ref={measureNotices}>
        {notices}
      </Notices>
      <styled.main id="content" tabIndex={-1} flex="1" outline="[none]">
        {children}
      </styled.main>
      <ErrorBoundary fallback={null}>
        {/*
          React hydrates the content of a Suspense boundary after the rest, but all boundaries of one depth together.
          The screen above is in one boundary, so the footer is in two: the screen works before the footer is hydrated.
        */}
        <Suspense>
          <Suspense>
            <Footer />
          </Suspense>
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Toasts below={header} />
      </ErrorBoundary>
    </styled.div>
  );
}
