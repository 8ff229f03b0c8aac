import { Container, Flex, styled } from '@niramaya/ui/styled';
import { linkToProduct, paths, readProductLink } from '@niramaya/contract';
import { sharingCopy } from '@niramaya/copy/sharing';
import { useSelectedMedicine, useSharedProduct } from '@niramaya/data-access';
import { Button, EmptyState, Illustration, LoadingText, QueryState, UiLink, type EmptyStateProps } from '@niramaya/ui';
import { useEffect, useRef, useState } from 'react';
import { ProductParts, type ProductPartsProps } from '../MedicineDetailsScreen/ProductParts';
import { DetailsSkeleton } from '../MedicineDetailsScreen/ProductSummary';
import { readServedTitle, useHead } from '../useHead';

/** `shownRef` is passed on to `ProductParts`, which describes it. */
interface SharedProductProps extends Pick<ProductPartsProps, 'shownRef'> {
  /** The query of the address (`location.search`), with its '?'. */
  readonly search: string;
  /** The time after which the loading text adds that it takes long, in ms. @default 5000 */
  readonly slowAfterMs?: number;
}

/**
 * SharedProduct shows the product that an address names by number or title, and fetches it. The chosen product in
 * storage (`medicine_details`) stays unchanged (requirement ROUTE-05 in `docs/requirements.md`, and decision 9 in
 * `docs/decisions`). A damaged link shows a message without a request.
 */
export function SharedProduct({ search, ...props }: SharedProductProps) {
  const productKey = readProductLink(search);
  return productKey ? <FetchedProduct productKey={productKey} {...props} /> : <NoProduct {...sharingCopy.broken} />;
}

interface FetchedProductProps extends Omit<SharedProductProps, 'search'> {
  /** The id or the title of the product. */
  readonly productKey: number | string;
}

function FetchedProduct({ productKey, shownRef, slowAfterMs = 5_000 }: FetchedProductProps) {
  const [state, retry] = useSharedProduct(productKey);
  const box = useRef<HTMLDivElement>(null);
  const found = state.view === 'ready' ? state.data : null;
  // The server may have sent the page with the head of this product, whose title is then known while the product loads.
  // The title is read once, because `useHead` changes the head. It belongs to the product of that moment alone.
  const [served] = useState(() => ({ productKey, title: readServedTitle(productKey) }));
  const servedTitle = state.view === 'loading' && served.productKey === productKey ? served.title : null;
  const title = found?.medicine.title ?? servedTitle;
  const linkedId = typeof productKey === 'number' ? productKey : undefined;
  useHead(title, found?.id ?? linkedId);

  const shown = (
    <QueryState
      state={state}
      loading={<DetailsSkeleton line={<SlowLoadingText slowAfterMs={slowAfterMs} />} />}
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
      {/* The other views have a container of their own. */}
      {state.view === 'failed' ? <Container>{shown}</Container> : shown}
    </styled.div>
  );
}

/** The loading text. After `slowAfterMs` it adds that loading takes long, and a link to the medicines. */
function SlowLoadingText({ slowAfterMs }: { readonly slowAfterMs: number }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [slowAfterMs]);
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

/** NoProduct explains why there is no product to show, with links to the medicines and to the product opened last. */
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
