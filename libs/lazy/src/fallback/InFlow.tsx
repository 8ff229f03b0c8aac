import { styled } from '@niramaya/ui/styled';
import { ChunkNotice } from './ChunkNotice';
import type { FallbackProps } from './fallback';

/** A card for a message, wide enough to be read in every place. */
export const Box = styled('div', {
  base: {
    maxWidth: 'prose',
    marginInline: '[auto]',
    width: '[calc(100% - 2rem)]',
    marginBlock: '4',
    p: '4',
    layerStyle: 'panel',
    color: 'fg',
  },
});

/** The fallback of a lazy chunk that is part of the page: a section, an answer, the content of a panel. */
export const InFlow = ({ isFailed, isAwaited, onRetry }: FallbackProps) =>
  (isFailed || isAwaited) && (
    <Box>
      <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry} />
    </Box>
  );
