import { chakra } from '@niramaya/ui/chakra';
import type { SelectedMedicine } from '@niramaya/contract';
import { Container } from '@niramaya/ui';
import { useEffect, type RefObject } from 'react';
import { RecentProducts } from '../RecentProducts';
import { SimilarProducts } from '../SimilarProducts/SimilarProducts';
import { useStructuredData } from '../useStructuredData';
import { BuyBar } from './BuyBar';
import { productData } from './product-data';
import { ProductStory } from './ProductStory';
import { ProductSummary } from './ProductSummary';

/** Below it there is room for what stands on the edge of the bar. */
const Parts = chakra('div', {
  base: { display: 'grid', gap: { base: '8', md: '12' }, pt: { base: '4', md: '6' }, pb: { base: '16', md: '14' } },
});

interface ProductPartsProps {
  readonly medicine: SelectedMedicine;
  /** The title shown last; the screen keeps it, for a product that comes in another way stands here anew. */
  readonly shownRef: RefObject<string | undefined>;
}

/** All that the detail screen says of a product, wherever it comes from. */
export function ProductParts({ medicine, shownRef }: ProductPartsProps) {
  useFreshStart(medicine.title, shownRef);
  useStructuredData(productData(medicine, window.location.href));
  return (
    <>
      <Container>
        <Parts>
          <ProductSummary medicine={medicine} />
          <ProductStory medicine={medicine} />
          <SimilarProducts medicine={medicine} />
          <RecentProducts medicine={medicine} />
        </Parts>
      </Container>
      <BuyBar medicine={medicine} />
    </>
  );
}

/** Another product chosen on the screen itself begins at its top with its heading focused, as a new screen does. */
function useFreshStart(title: string, shownRef: RefObject<string | undefined>) {
  useEffect(() => {
    const isAnother = shownRef.current !== undefined && shownRef.current !== title;
    shownRef.current = title;
    // Another tab may have chosen it: then this one stays where it is.
    if (!isAnother || !document.hasFocus()) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [title, shownRef]);
}
