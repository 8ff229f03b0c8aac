import { lazyCopy } from '@niramaya/copy/lazy';
import { Button, LoadingText } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

/** The props of a component that is shown while a chunk is not there. It also gets the props of the lazy component. */
export interface FallbackProps {
  /** True if the chunk could not be loaded. It stays true during a retry. */
  readonly isFailed: boolean;
  /**
   * True while the chunk is fetched: for the first time if `isFailed` is false, and again after a retry if it is true.
   */
  readonly isAwaited: boolean;
  /** Fetches the chunk again. If a newer version of the shop has been deployed, the page reloads instead. */
  readonly onRetry: () => void;
}

/** The props of `ChunkNotice`. */
interface ChunkNoticeProps extends FallbackProps {
  /** The message of a failure. @default 'This could not be loaded. Check your connection and try again.' */
  readonly text?: string;
  /** Further buttons, after the one that tries again. */
  readonly children?: ReactNode;
}

/**
 * `ChunkNotice` is for the content of a fallback: a text while the chunk is loading, or a message and a button that
 * tries again. A screen reader announces both.
 */
export function ChunkNotice({ isFailed, isAwaited, onRetry, text, children }: ChunkNoticeProps) {
  return (
    <Row>
      {isFailed ? (
        <>
          <styled.p role="alert" flexBasis="full" textWrap="[pretty]">
            {text ?? lazyCopy.failed}
          </styled.p>
          <Button variant="outline" size="sm" busy={isAwaited} onClick={onRetry}>
            {lazyCopy.retry}
          </Button>
        </>
      ) : (
        <LoadingText>{lazyCopy.waiting}</LoadingText>
      )}
      {children}
    </Row>
  );
}

/** The panel around a notice in the page. It has margins of its own, because any block may be missing. */
export const NoticePanel = styled('div', {
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

/** The default fallback of a lazy component: a panel in the place of the block. */
export const InFlow = ({ isFailed, isAwaited, onRetry }: FallbackProps) => (
  <NoticePanel>
    <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry} />
  </NoticePanel>
);
