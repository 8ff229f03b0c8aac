import { chakra } from '@niramaya/ui/chakra';
import { medicineDetailsCopy, paths, type SelectedMedicine } from '@niramaya/contract';
import { useSelectedMedicine, useStorageReady } from '@niramaya/data-access';
import { Button, Container, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailsSkeleton } from './DetailsSkeleton';
import { ProductParts } from './ProductParts';

const SharedProduct = lazy(() =>
  import('../SharedProduct/SharedProduct').then((part) => ({ default: part.SharedProduct })),
);

/** As high as a screenful in every state, so that reading storage never lifts the footer into view. */
const Root = chakra('div', { base: { minHeight: 'calc(100dvh - 6rem)' } });

const room = (line?: ReactNode) => (
  <Container>
    <DetailsSkeleton line={line} />
  </Container>
);

/**
 * The product chosen last, which travels here through browser storage alone (ROUTE-05, STORAGE-09, DETAIL-*); or the one
 * that a shared address names, which is asked for and leaves storage alone.
 */
export function MedicineDetailsScreen() {
  const isReady = useStorageReady();
  const { search } = useLocation();
  const shownRef = useRef<string>(undefined);
  const show = (medicine: SelectedMedicine) => <ProductParts medicine={medicine} shownRef={shownRef} />;

  if (!isReady) return <Root>{room()}</Root>;
  return (
    <Root>
      {new URLSearchParams(search).has('id') ? (
        <Suspense fallback={room()}>
          <SharedProduct search={search} room={room}>
            {show}
          </SharedProduct>
        </Suspense>
      ) : (
        <ChosenProduct>{show}</ChosenProduct>
      )}
    </Root>
  );
}

function ChosenProduct({ children }: { readonly children: (medicine: SelectedMedicine) => ReactNode }) {
  const { nothing } = useCopy(medicineDetailsCopy);
  const medicine = useSelectedMedicine();
  if (medicine) return children(medicine);
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
