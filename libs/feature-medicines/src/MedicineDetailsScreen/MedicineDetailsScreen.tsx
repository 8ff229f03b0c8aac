import { chakra } from '@chakra-ui/react';
import { medicineDetailsCopy, paths } from '@niramaya/contract';
import { useSelectedMedicine, useStorageReady } from '@niramaya/data-access';
import { Button, Container, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import { useEffect, useRef } from 'react';
import { SimilarProducts } from '../SimilarProducts/SimilarProducts';
import { AboutProduct } from './AboutProduct';
import { RecentProducts } from '../RecentProducts';
import { BuyBar } from './BuyBar';
import { DetailsSkeleton } from './DetailsSkeleton';
import { ProductSummary } from './ProductSummary';
import { SafetyNotes } from './SafetyNotes';

/** As high as a screenful in every state, so that reading storage never lifts the footer into view. */
const Root = chakra('div', { base: { minHeight: 'calc(100dvh - 6rem)' } });

const Parts = chakra('div', {
  base: { display: 'grid', gap: { base: '8', md: '12' }, pt: { base: '4', md: '6' }, pb: { base: '8', md: '14' } },
});

/** The product chosen last, which travels here through browser storage alone (ROUTE-05, STORAGE-09, DETAIL-*). */
export function MedicineDetailsScreen() {
  const words = useCopy(medicineDetailsCopy);
  const medicine = useSelectedMedicine();
  const isReady = useStorageReady();
  useFreshStart(medicine?.title);

  if (!isReady) {
    return (
      <Root>
        <Container>
          <DetailsSkeleton />
        </Container>
      </Root>
    );
  }

  if (medicine === null) {
    return (
      <Root>
        <Container>
          <EmptyState
            illustration={<Illustration name="emptyProduct" />}
            title={words.nothing.title}
            text={words.nothing.text}
            action={<Button href={paths.medicines}>{words.nothing.action}</Button>}
            level={1}
          />
        </Container>
      </Root>
    );
  }

  return (
    <Root>
      <Container>
        <Parts>
          <ProductSummary medicine={medicine} />
          <AboutProduct medicine={medicine} />
          <SafetyNotes category={medicine.category} />
          <SimilarProducts medicine={medicine} />
          <RecentProducts medicine={medicine} />
        </Parts>
      </Container>
      <BuyBar medicine={medicine} />
    </Root>
  );
}

/** Another product chosen on the screen itself begins at its top with its heading focused, as a new screen does. */
function useFreshStart(title: string | undefined) {
  const shown = useRef(title);
  useEffect(() => {
    const isAnother = shown.current !== undefined && title !== undefined && shown.current !== title;
    shown.current = title;
    // Another tab may have chosen it: then this one stays where it is.
    if (!isAnother || !document.hasFocus()) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [title]);
}
