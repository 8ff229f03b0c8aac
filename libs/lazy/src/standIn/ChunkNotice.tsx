import { lazyCopy } from '@niramaya/contract';
import { Button, LoadingText, useCopy } from '@niramaya/ui';
import { chakra } from '@niramaya/ui/chakra';
import type { ReactNode } from 'react';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

export interface ChunkNoticeProps {
  readonly isFailed: boolean;
  /** It is on its way, or being tried again. */
  readonly isAwaited: boolean;
  readonly onRetry: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Says that a chunk is awaited, or that it could not be loaded and how to try again (AMB-59). */
export function ChunkNotice({ isFailed, isAwaited, onRetry, children }: ChunkNoticeProps) {
  const words = useCopy(lazyCopy);
  return (
    <Row>
      {isFailed ? (
        <>
          <chakra.p role="alert" flexBasis="full" textWrap="pretty">
            {words.failed}
          </chakra.p>
          <Button variant="outline" size="sm" busy={isAwaited} onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      ) : (
        <LoadingText>{words.waiting}</LoadingText>
      )}
      {children}
    </Row>
  );
}
