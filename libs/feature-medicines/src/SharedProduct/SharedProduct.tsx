import { Container, Flex, styled } from '@niramaya/ui/styled';
import { linkToProduct, paths, readProductLink } from '@niramaya/contract';
import { sharingCopy } from '@niramaya/copy/sharing';
import { useSelectedMedicine, useSharedProduct } from '@niramaya/data-access';
import { Button, EmptyState, Illustration, LoadingText, QueryState, UiLink, type EmptyStateProps } from '@niramaya/ui';
import { useEffect, useRef, useState } from 'react';
import { ProductParts, type ProductPartsProps } from '../MedicineDetailsScreen/ProductParts';
import { DetailsSkeleton } from '../MedicineDetailsScreen/ProductSummary';
import { useHead } from '../useHead';

interface SharedProductProps extends Pick<ProductPartsProps, 'shownRef'> {
  readonly search: string;
  /** In ms, before the slow-loading message. @default 5000 */
  readonly patienceMs?: number;
}

/** Leaves `medicine_details` unchanged (docs/decisions/0009). */
export function SharedProduct({ search, ...props }: SharedProductProps) {
  const product = readProductLink(search);
  return product ? <FetchedProduct product={product} {...props} /> : <NoProduct {...sharingCopy.broken} />;
}

interface FetchedProductProps extends Omit<SharedProductProps, 'search'> {
  /** Its id or its title. */
  readonly product: number | string;
}

function FetchedProduct({ product, shownRef, patienceMs = 5_000 }: FetchedProductProps) {
  const [state, retry] = useSharedProduct(product);
  const box = useRef<HTMLDivElement>(null);
  const found = state.view === 'ready' ? state.data : null;
  useHead(found?.medicine.title ?? null, found?.id);

  const shown = (
    <QueryState
      state={state}
      loading={<DetailsSkeleton line={<SlowLoadingText patienceMs={patienceMs} />} />}
      empty={<NoProduct {...sharingCopy.unknown} />}
      errorTexts={sharingCopy.unreachable}
      level={1}
      focusOnRetry={box}
      onRetry={retry}
    >
      {({ medicine }) => <ProductParts medicine={medicine} shownRef={shownRef} />}
    </QueryState>
  );
  return (
    <styled.div ref={box} tabIndex={-1} outline="[none]" aria-busy={state.view === 'loading'}>
      {state.view === 'failed' ? <Container>{shown}</Container> : shown}
    </styled.div>
  );
}

function SlowLoadingText({ patienceMs }: { readonly patienceMs: number }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs]);
  return (
    <styled.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <LoadingText>{isSlow ? sharingCopy.slow : sharingCopy.wait}</LoadingText>
      {isSlow && (
        <UiLink href={paths.medicines} variant="inline">
          {sharingCopy.medicines}
        </UiLink>
      )}
    </styled.span>
  );
}

interface NoProductProps extends Pick<EmptyStateProps, 'title' | 'text'> {
  readonly action?: string;
}

/** A message for a missing product. */
export function NoProduct({ action = sharingCopy.medicines, ...texts }: NoProductProps) {
  const lastOpened = useSelectedMedicine();
  return (
    <Container>
      <EmptyState
        {...texts}
        illustration={<Illustration name="emptyProduct" />}
        action={
          <Flex wrap="wrap" justify="center" gap="3">
            <Button href={paths.medicines}>{action}</Button>
            {lastOpened && (
              <Button {...linkToProduct(lastOpened)} variant="outline">
                {sharingCopy.lastOpened}
              </Button>
            )}
          </Flex>
        }
        level={1}
      />
    </Container>
  );
}
