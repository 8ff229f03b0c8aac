import { styled } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/contract/copy/shell';
import { ChunkNotice, lazyComponent, type FallbackProps } from '@niramaya/lazy';
import { onToast, useCopy } from '@niramaya/ui';
import { useEffect, useState, type RefObject } from 'react';

const Failure = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    top: '[calc(var(--edge-top) + 0.5rem)]',
    insetInlineEnd: '4',
    maxWidth: '[min(26rem, calc(100vw - 2rem))]',
    p: '4',
    layerStyle: 'panel',
    boxShadow: 'raised',
  },
});

/** The message if the toasts cannot be loaded. The first toast waits for them. */
const ToastsFailure = ({ isFailed, isAwaited, onRetry }: FallbackProps) =>
  isFailed && (
    <Failure>
      <ChunkNotice isFailed isAwaited={isAwaited} onRetry={onRetry} />
    </Failure>
  );

const Toaster = lazyComponent('toasts', () => import('./Toaster').then((module) => module.Toaster), {
  fallback: ToastsFailure,
});

interface ToastsProps {
  /** The header of the page. The toasts are below it. */
  readonly below: RefObject<HTMLElement | null>;
}

/** The toasts of the shop. Their code is fetched after the first use of the page, or with the first toast. */
export function Toasts({ below }: ToastsProps) {
  const { toasts } = useCopy(shellCopy);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const show = () => setIsWanted(true);
    // A screen reader announces the toasts of a live region that is already in the page.
    void Toaster.arrival.then(show);
    return onToast(show);
  }, []);
  return isWanted && <Toaster label={toasts.label} closeLabel={toasts.close} below={below} />;
}
