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
    p: '0',
    layerStyle: 'panel',
    color: 'fg',
    boxShadow: 'overlay',
    // The animation is plain CSS, because framer-motion may be in the very chunk that failed.
    transition: '[all token(durations.moderate) token(easings.out) allow-discrete]',
    '&:not([open])': { opacity: '0' },
    '@starting-style': { opacity: '0' },
    '&::backdrop': { bg: 'bg.backdrop', opacity: '[inherit]' },
  },
});

/**
 * `OverPage` is for the fallback of a lazy dialog, drawer or panel. It opens over the page at once, so that the click
 * has an effect while the chunk loads. Escape, a click outside, Back and its button close it by calling `onClose`.
 *
 * It is a native `dialog` and not the `Dialog` of the design system, because that may be in the chunk that failed. With
 * `open` false it stays in the document for its exit animation and is inert.
 */
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
    // Closing returns the focus to the element that opened the dialog. This must happen before the loaded overlay takes
    // the focus, because the overlay returns it there in the end.
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
      // The dialog has no padding, so a click on the dialog itself is one on its backdrop, or on its border of 1 px.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <styled.div p="5">
        <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry}>
          <Button variant="ghost" tone="neutral" size="sm" onClick={onClose}>
            {lazyCopy.close}
          </Button>
        </ChunkNotice>
      </styled.div>
    </Box>
  );
}
