import { chakra } from '@niramaya/ui/chakra';
import { medicineDetailsCopy, paths, type SelectedMedicine } from '@niramaya/contract';
import { useSelectedMedicine, useStorageReady } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { Button, Container, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailsSkeleton } from './DetailsSkeleton';
import { ProductParts } from './ProductParts';

const SharedProduct = lazyComponent(
  'shared product',
  () => import('../SharedProduct/SharedProduct').then((module) => module.SharedProduct),
  { ahead: 'never' },
);

/** At least a screenful high in every state, so that reading storage never moves the footer into view. */
const Root = chakra('div', { base: { minHeight: '[calc(100dvh - 6rem)]' } });

const room = (line?: ReactNode) => (
  <Container>
    <DetailsSkeleton line={line} />
  </Container>
);

/**
 * The detail screen of the product that was chosen last. Only browser storage carries it here (ROUTE-05, STORAGE-09,
 * DETAIL-*). With a shared address the screen fetches the product of that address and leaves storage unchanged. The
 * prerendered page has no product open (DETAIL-18). Where storage holds a product, its skeleton shows until storage can
 * be read.
 */
export function MedicineDetailsScreen() {
  const isReady = useStorageReady();
  const medicine = useSelectedMedicine();
  const { search } = useLocation();
  const shownRef = useRef<string>(undefined);
  const show = (product: SelectedMedicine) => <ProductParts medicine={product} shownRef={shownRef} />;

  if (isReady && new URLSearchParams(search).has('id')) {
    return (
      <Root>
        <SharedProduct search={search} room={room} waiting={room()}>
          {show}
        </SharedProduct>
      </Root>
    );
  }
  if (medicine) return <Root>{show(medicine)}</Root>;
  return (
    <Root>
      {!isReady && <chakra.div css={{ 'html:not([data-product]) &': { display: 'none' } }}>{room()}</chakra.div>}
      <chakra.div css={isReady ? undefined : { 'html[data-product] &': { display: 'none' } }}>
        <NothingChosen />
      </chakra.div>
    </Root>
  );
}

function NothingChosen() {
  const { nothing } = useCopy(medicineDetailsCopy);
  return (
    <Container>
      <EmptyState
        illustration={<Illustration name="emptyProduct" />}
        title={nothing.title}
        text={nothing.text}
        action={<Button href={paths.medicines}>{nothing.action}</Button>}
        level={1}
      />
    </Container>
  );
}
