import { styled } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/contract';
import { ChunkNotice, declareChunk, useChunk } from '@niramaya/lazy';
import { onToast, useCopy } from '@niramaya/ui';
import { createElement, useEffect, useState, type RefObject } from 'react';

const toaster = declareChunk('toasts', () => import('./Toaster').then((module) => module.Toaster));

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

interface ToastsProps {
  /** The header of the page. The toasts are below it. */
  readonly below: RefObject<HTMLElement | null>;
}

/**
 * The toasts of the shop. Their code is fetched after the first use of the page, or with the first toast. This toast
 * waits for it.
 */
export function Toasts({ below }: ToastsProps) {
  const { toasts } = useCopy(shellCopy);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToast(() => setIsWanted(true)), []);
  const { component, isFailed, isAwaited, retry } = useChunk(toaster, isWanted);
  if (component) return createElement(component, { label: toasts.label, closeLabel: toasts.close, below });
  return (
    isFailed && (
      <Failure>
        <ChunkNotice isFailed isAwaited={isAwaited} onRetry={retry} />
      </Failure>
    )
  );
}
