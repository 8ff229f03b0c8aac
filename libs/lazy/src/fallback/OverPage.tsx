import { lazyCopy } from '@niramaya/copy/lazy';
import { Button, useCloseOnBack } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useLayoutEffect, useRef } from 'react';
import { ChunkNotice, type FallbackProps } from './InFlow';

const Box = styled('dialog', {
  base: {
    m: '[auto]',
    width: '[calc(100% - 2rem)]',
    maxWidth: '[24rem]',
    p: '5',
    layerStyle: 'panel',
    color: 'fg',
    boxShadow: 'overlay',
    // framer-motion may be in the failed chunk.
    transition: '[all token(durations.moderate) token(easings.out) allow-discrete]',
    '&:not([open])': { opacity: '0' },
    '@starting-style': { opacity: '0' },
    '&::backdrop': { bg: 'bg.backdrop', opacity: '[inherit]' },
  },
});

/** For an overlay: a native dialog. */
export function OverPage({
  open = true,
  isFailed,
  isAwaited,
  onRetry,
  onClose,
}: FallbackProps & { open?: boolean; onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useCloseOnBack(open, onClose);

  useLayoutEffect(() => {
    if (!open) return undefined;
    const dialog = box.current!;
    dialog.showModal();
    // Returns the focus before the loaded overlay moves it.
    return () => dialog.close();
  }, [open]);

  return (
    <Box
      ref={box}
      inert={!open}
      aria-label={isFailed ? lazyCopy.failed : lazyCopy.waiting}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry}>
        <Button variant="ghost" tone="neutral" size="sm" onClick={onClose}>
          {lazyCopy.close}
        </Button>
      </ChunkNotice>
    </Box>
  );
}
