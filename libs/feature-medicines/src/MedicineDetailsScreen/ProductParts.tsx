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

/** Focuses the heading of the screen without scrolling to it. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Returns whether a page of the shop has opened this prerendered page as a new document, as the search does
 * (requirement SHELL-29 in `docs/requirements.md`), and the focus is still at the beginning of the document. A reload,
 * Back and a link of another site keep the focus that the browser gives them. The build writes `data-page`.
 */
function isNewPageOfShop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    document.getElementById('root')?.dataset.page !== undefined &&
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'navigate' &&
    document.referrer.startsWith(`${window.location.origin}/`) &&
    document.activeElement === document.body
  );
}

/**
 * Scrolls to the top and focuses the heading when another product replaces the one on the screen, as on a new screen.
 * The first product of a page that the shop has opened as a new document has its heading focused too.
 */
function useFreshStart(title: string, shownRef: RefObject<string | undefined>) {
  useEffect(() => {
    const isFirst = shownRef.current === undefined;
    const isAnother = !isFirst && shownRef.current !== title;
    shownRef.current = title;
    if (isFirst && isNewPageOfShop()) focusHeading();
    if (!isAnother) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [title, shownRef]);
}
