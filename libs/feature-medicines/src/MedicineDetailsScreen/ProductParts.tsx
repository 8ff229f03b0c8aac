import { Container } from '@niramaya/ui/styled';
import type { SelectedMedicine } from '@niramaya/contract';
import { BlockBoundary } from '@niramaya/lazy';
import { ErrorBoundary } from 'react-error-boundary';
import { useEffect, type RefObject } from 'react';
import { RecentProducts } from '../RecentProducts';
import { SimilarProducts } from '../SimilarProducts/SimilarProducts';
import { productData, StructuredData } from '../structured-data';
import { AboutProduct } from './AboutProduct';
import { BuyBar } from './BuyBar';
import { ProductSummary } from './ProductSummary';

/** The props of `ProductParts`. */
export interface ProductPartsProps {
  readonly medicine: SelectedMedicine;
  /**
   * The title of the product that was shown last. The screen has this ref, because `ProductParts` mounts again when a
   * product comes from another source, such as a link in place of storage.
   */
  readonly shownRef: RefObject<string | undefined>;
}

/** ProductParts is the page of a product, from storage and from a shared link alike. */
export function ProductParts({ medicine, shownRef }: ProductPartsProps) {
  useFreshStart(medicine.title, shownRef);
  return (
    <>
      <StructuredData data={productData(medicine, window.location.href)} />
      <Container display="grid" gap={{ base: '8', md: '12' }} pt={{ base: '4', md: '6' }} pb={{ base: '6', lg: '14' }}>
        <ProductSummary medicine={medicine} />
        <AboutProduct medicine={medicine} />
        <ErrorBoundary fallback={null} resetKeys={[medicine.title]}>
          <SimilarProducts medicine={medicine} />
        </ErrorBoundary>
        <ErrorBoundary fallback={null} resetKeys={[medicine.title]}>
          <RecentProducts medicine={medicine} />
        </ErrorBoundary>
      </Container>
      <BlockBoundary asNotice resetKey={medicine.title}>
        <BuyBar medicine={medicine} />
      </BlockBoundary>
    </>
  );
}

/**
 * Scrolls to the top and focuses the heading when another product replaces the one on the screen, as on a new screen.
 */
function useFreshStart(title: string, shownRef: RefObject<string | undefined>) {
  useEffect(() => {
    const isAnother = shownRef.current !== undefined && shownRef.current !== title;
    shownRef.current = title;
    if (!isAnother) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [title, shownRef]);
}
