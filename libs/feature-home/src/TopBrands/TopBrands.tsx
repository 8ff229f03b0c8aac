import { chakra } from '@chakra-ui/react';
import { homeCopy, paths, type TopBrand } from '@niramaya/contract';
import { Button, EmptyState, ErrorState, LoadingText, TopBrandCardSkeleton, useCopy } from '@niramaya/ui';
import { useRef, type ReactNode } from 'react';
import { useTopBrands } from './useTopBrands';

export interface TopBrandsProps {
  /** Stands above each state but the loaded one, which draws its own. */
  header?: ReactNode;
  /** Draws the loaded list. */
  children: (brands: readonly TopBrand[]) => ReactNode;
  /** Draws the cards that stand for a list under way, in the form of the loaded one. */
  skeleton: (card: ReactNode) => ReactNode;
  /** The level of the heading that a state may have. */
  level: 2 | 3;
}

/** As high as the failure is, so that neither answer lifts what follows. */
const Room = chakra('div', { base: { position: 'relative', minHeight: '21rem', _focusVisible: { outline: 'none' } } });
const Corner = chakra('div', { base: { position: 'absolute', insetInlineEnd: '0', insetBlockEnd: '0' } });

/** Our Top Brands in its four states: loading, empty, failed with a retry, loaded (HOME-52, API-16 to API-18, ERROR-36). */
export function TopBrands({ header, children, skeleton, level }: TopBrandsProps) {
  const { blocks } = useCopy(homeCopy);
  const { loading, empty, failed } = blocks.topBrands;
  const { state, retrying, retry } = useTopBrands();
  const room = useRef<HTMLDivElement>(null);

  const tryAgain = async () => {
    // The pressed button goes; the focus stays with what it brought.
    if (await retry()) room.current?.focus({ preventScroll: true });
  };

  return (
    <Room ref={room} tabIndex={-1} aria-busy={state.view === 'loading' || retrying}>
      {state.view !== 'ready' && header}
      {state.view === 'loading' && (
        <>
          {skeleton(<TopBrandCardSkeleton />)}
          <Corner>
            <LoadingText>{loading}</LoadingText>
          </Corner>
        </>
      )}
      {state.view === 'empty' && (
        <EmptyState
          level={level}
          title={empty.title}
          text={empty.text}
          action={
            <Button href={paths.medicines} variant="outline">
              {empty.action}
            </Button>
          }
        />
      )}
      {state.view === 'failed' && (
        <ErrorState
          level={level}
          message={failed.message}
          text={state.error.kind === 'offline' ? failed.offline : failed.text}
          retryLabel={failed.retry}
          busy={retrying}
          onRetry={() => void tryAgain()}
        />
      )}
      {state.view === 'ready' && children(state.data)}
    </Room>
  );
}
