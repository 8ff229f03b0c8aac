import { styled } from '@niramaya/ui/styled';
import { ChunkNotice } from './ChunkNotice';
import type { FallbackProps } from './fallback';

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

/** The default fallback, in the place of the component. */
export const InFlow = ({ isFailed, isAwaited, onRetry }: FallbackProps) =>
  (isFailed || isAwaited) && (
    <Box>
      <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry} />
    </Box>
  );
