import { styled } from '@niramaya/ui/styled';
import { paths, type TopBrand } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { Button, EmptyState, Illustration, LoadingText, QueryState, useCopy } from '@niramaya/ui';
import { useRef, type ReactNode } from 'react';
import { useTopBrands } from './useTopBrands';
import { TopBrandCardSkeleton } from '../cards/TopBrandCard/TopBrandCard';

export interface TopBrandsProps {
  /** Rendered above each state except the loaded one, which renders its own header. */
  header?: ReactNode;
  /** Renders the loaded list. */
  children: (brands: readonly TopBrand[]) => ReactNode;
  /** Renders the skeleton cards in the layout of the loaded list. */
  skeleton: (card: ReactNode) => ReactNode;
  /** The heading level of the states. */
  level: 2 | 3;
  /** Whether the states fill the screen and have an illustration. */
  illustrated?: boolean;
}

/** Every state is as high as the loaded carousel, whose heading grows with the page. No response moves what follows. */
const Room = styled('div', {
  base: {
    minHeight: { base: '[23rem]', sm: '[calc(21.875rem + 1.2 * {fontSizes.heading})]' },
    _focusVisible: { outline: '[none]' },
  },
});
/** As high as the arrow buttons beside the header of a carousel. */
const Head = styled('div', { base: { display: 'grid', alignContent: 'end', minHeight: '11' } });
/** The space where the dots of the carousel will be. */
const Below = styled('div', {
  base: { display: 'flex', justifyContent: 'center', alignItems: 'center', minHeight: '7', marginTop: '3' },
});

/**
 * Our Top Brands in its four states: loading, empty, failed with a retry, and loaded (HOME-52, API-16 to API-18,
 * ERROR-36).
 */
export function TopBrands({ header, children, skeleton, level, illustrated = false }: TopBrandsProps) {
  const { blocks } = useCopy(homeCopy);
  const { loading, empty, failed } = blocks.topBrands;
  const { state, retrying, retry } = useTopBrands();
  const room = useRef<HTMLDivElement>(null);

  const tryAgain = async () => {
    // The clicked button disappears, so the focus moves to the content that the retry loaded.
    if (await retry()) room.current?.focus({ preventScroll: true });
  };

  return (
    <Room ref={room} tabIndex={-1} aria-busy={state.view === 'loading' || retrying}>
      {header && state.view !== 'ready' && <Head>{header}</Head>}
      <QueryState
        state={state}
        loading={
          <>
            {skeleton(<TopBrandCardSkeleton />)}
            <Below>
              <LoadingText>{loading}</LoadingText>
            </Below>
          </>
        }
        empty={
          <EmptyState
            level={level}
            illustration={illustrated && <Illustration name="emptyList" size={200} />}
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
        illustrationSize={illustrated ? 200 : 0}
        level={level}
        retrying={retrying}
        onRetry={() => void tryAgain()}
      >
        {children}
      </QueryState>
    </Room>
  );
}
