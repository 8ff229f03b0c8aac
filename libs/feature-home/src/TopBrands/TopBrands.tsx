import { Flex, styled } from '@niramaya/ui/styled';
import { paths, type TopBrand } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { useGetTopBrandsQuery, viewState } from '@niramaya/data-access';
import { Button, EmptyState, Illustration, LoadingText, QueryState } from '@niramaya/ui';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { TopBrandCardSkeleton } from '../cards/TopBrandCard/TopBrandCard';

interface TopBrandsProps {
  /**
   * The heading of a block of the home screen. It shows above each state but the loaded one, whose carousel has it
   * inside. Without a header the states are those of a screen: they have illustrations and headings of level 2.
   */
  header?: ReactNode;
  /** Renders the loaded list. */
  children: (brands: readonly TopBrand[]) => ReactNode;
  /** Arranges as many copies of the grey card as the loaded list is likely to have. */
  skeleton: (card: ReactNode) => ReactNode;
}

/**
 * TopBrands fetches Our Top Brands at each mount and renders its four states: loading, empty, failed with a retry,
 * loaded (requirements HOME-52, API-16 to API-18 and ERROR-36 in `docs/requirements.md`). Each state is as tall as the
 * loaded carousel, so that nothing below moves.
 */
export function TopBrands({ header, children, skeleton }: TopBrandsProps) {
  const level = header ? 3 : 2;
  // An illustration of the size 0 is left out.
  const illustrationSize = header ? 0 : 200;
  const { loading, empty, failed } = homeCopy.blocks.topBrands;
  // Rendering the whole list in one task would block clicks and scrolling. React can interrupt the rendering of a
  // deferred value.
  const query = useDeferredValue(useGetTopBrandsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const state = viewState<readonly TopBrand[]>(query, (list) => list.length === 0);
  const container = useRef<HTMLDivElement>(null);
  return (
    <styled.div
      ref={container}
      tabIndex={-1}
      aria-busy={state.view === 'loading'}
      // The height is that of the loaded carousel: the heading of the block, the cards (`TopBrandCard`), and below them
      // the arrows and dots of `Carousel`. If one of these changes its height, this sum must follow.
      minHeight={{ base: '[13.25rem]', sm: '[calc(21.875rem + 1.2 * {fontSizes.heading})]' }}
      _focusVisible={{ outline: '[none]' }}
      // On a phone the loaded row is less tall than the message of a failure with its usual paddings. The selector
      // finds the box that `QueryState` renders around that message, which is an alert.
      css={header ? { '& > :has(> [role=alert])': { _phone: { paddingBlock: '1' } } } : undefined}
    >
      {header && state.view !== 'ready' && (
        <styled.div display="grid" alignContent="end" minHeight="11">
          {header}
        </styled.div>
      )}
      <QueryState
        state={state}
        loading={
          <>
            {skeleton(<TopBrandCardSkeleton />)}
            <Flex justify="center" align="center" minHeight={{ base: '5', sm: '7' }} marginTop={{ base: '1', sm: '3' }}>
              <LoadingText>{loading}</LoadingText>
            </Flex>
          </>
        }
        empty={
          <EmptyState
            level={level}
            illustration={!header && <Illustration name="emptyList" size={illustrationSize} />}
            title={empty.title}
            text={empty.text}
            action={
              <Button href={paths.medicines} variant="outline">
                {empty.action}
              </Button>
            }
          />
        }
        errorTexts={failed}
        illustrationSize={illustrationSize}
        level={level}
        focusOnRetry={container}
        onRetry={() => void query.refetch()}
      >
        {children}
      </QueryState>
    </styled.div>
  );
}
