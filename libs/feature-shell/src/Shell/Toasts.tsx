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
  readonly below: RefObject<HTMLElement | null>;
}

export function Toasts({ below }: ToastsProps) {
  const { toasts } = useCopy(shellCopy);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const show = () => setIsWanted(true);
    // Screen readers announce only in an existing live region.
    void Toaster.arrival.then(show);
    return onToast(show);
  }, []);
  return isWanted && <Toaster label={toasts.label} closeLabel={toasts.close} below={below} />;
}
