import { Flex, styled } from '@niramaya/ui/styled';
import { paths, type TopBrand } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { useGetTopBrandsQuery, viewState } from '@niramaya/data-access';
import { Button, EmptyState, Illustration, LoadingText, QueryState } from '@niramaya/ui';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { TopBrandCardSkeleton } from '../cards/TopBrandCard/TopBrandCard';

interface TopBrandsProps {
  /** Of a block, above each state except the loaded one. Without it, the states fill the screen. */
  header?: ReactNode;
  children: (brands: readonly TopBrand[]) => ReactNode;
  skeleton: (card: ReactNode) => ReactNode;
}

/** Every state has the height of the loaded carousel. */
export function TopBrands({ header, children, skeleton }: TopBrandsProps) {
  const level = header ? 3 : 2;
  const illustrationSize = header ? 0 : 200;
  const { loading, empty, failed } = homeCopy.blocks.topBrands;
  // Deferred: a whole list in one task would block clicks and scrolling.
  const query = useDeferredValue(useGetTopBrandsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const state = viewState<readonly TopBrand[]>(query, (list) => list.length === 0);
  const container = useRef<HTMLDivElement>(null);
  return (
    <styled.div
      ref={container}
      tabIndex={-1}
      aria-busy={state.view === 'loading'}
      minHeight={{ base: '[23rem]', sm: '[calc(21.875rem + 1.2 * {fontSizes.heading})]' }}
      _focusVisible={{ outline: '[none]' }}
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
            <Flex justify="center" align="center" minHeight="7" marginTop="3">
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
