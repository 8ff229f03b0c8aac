import { styled } from '@niramaya/ui/styled';
import { productIn, readProductLink, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { useNewerCopy, useSelectedMedicine, useStorageReady } from '@niramaya/data-access';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NoProduct, SharedProduct } from '../SharedProduct/SharedProduct';
import { useHead } from '../useHead';
import { ProductParts, type ProductPartsProps } from './ProductParts';
import { DetailsSkeleton } from './ProductSummary';

/**
 * MedicineDetailsScreen shows the product that the shopper has chosen, which comes through browser storage or the
 * history entry without a request (requirements ROUTE-05 and STORAGE-09 in `docs/requirements.md`). An address with a
 * query names a product itself: that one is fetched, and the chosen product in storage stays (docs/decisions/0009).
 */
export function MedicineDetailsScreen() {
  const isReady = useStorageReady();
  const { search } = useLocation();
  const shownRef = useRef<string>(undefined);
  return (
    // The screen is about as tall as the window in every state, so that reading storage moves no footer into view.
    <styled.div minHeight="[calc(100dvh - 6rem)]">
      {isReady && readProductLink(search) !== null ? (
        <SharedProduct search={search} shownRef={shownRef} />
      ) : (
        <ChosenProduct shownRef={shownRef} />
      )}
    </styled.div>
  );
}

/**
 * The chosen product. The prerendered page has both a skeleton and the message that no product is chosen. The script
 * `apps/storefront/inline/shopper.ts` in the head sets `data-product` on `html` if the address, the history entry or
 * storage has a product. This hides one of the two before the first paint.
 */
function ChosenProduct({ shownRef }: Pick<ProductPartsProps, 'shownRef'>) {
  const isReady = useStorageReady();
  const medicine = useProductOfEntry();
  useHead(medicine?.title ?? null);
  if (medicine) return <ProductParts medicine={medicine} shownRef={shownRef} />;
  return (
    <>
      {!isReady && (
        <styled.div css={{ 'html:not([data-product]) &': { display: 'none' } }}>
          <DetailsSkeleton />
        </styled.div>
      )}
      <styled.div css={isReady ? undefined : { 'html[data-product] &': { display: 'none' } }}>
        <NoProduct {...medicineDetailsCopy.nothing} />
      </styled.div>
    </>
  );
}

/**
 * Adds the product to the state of the history entry with this key. It writes to `usr`, in which the router stores that
 * state, because a navigation of the router would render the page again while React hydrates it.
 */
function saveInHistoryEntry(key: string, product: SelectedMedicine) {
  const entry = (window.history.state ?? {}) as { readonly key?: string; readonly usr?: unknown };
  // The first entry of a tab has no key in its state. The router calls it 'default'.
  if ((entry.key ?? 'default') !== key) return;
  const routerState = typeof entry.usr === 'object' ? entry.usr : {};
  window.history.replaceState({ ...entry, usr: { ...routerState, product } }, '');
}

/**
 * Returns the product of this history entry. An entry without one takes the product that was chosen last in any tab,
 * and keeps it (AMB-68). So Back, Forward and a reload show the same one, even if other tabs have chosen others since.
 * A newer copy of the same product in storage replaces it.
 */
function useProductOfEntry(): SelectedMedicine | null {
  const isReady = useStorageReady();
  const chosen = useSelectedMedicine();
  const { key, state } = useLocation() as { key: string; state: unknown };
  // The product that this entry has taken over from storage. The state of the router does not have it before the next
  // navigation, because `saveInHistoryEntry` writes past the router.
  const [taken, setTaken] = useState<{ readonly key: string; readonly product: SelectedMedicine } | null>(null);
  // The product in the state of the entry.
  const own = useMemo(() => productIn(state), [state]);
  // The product that belongs to the entry, or null before it has one.
  const stored = taken?.key === key ? taken.product : own;
  const newer = useNewerCopy(stored?.title);
  const product = isReady ? (newer ?? stored ?? chosen) : null;
  if (product && product !== stored) setTaken({ key, product });

  useEffect(() => {
    if (product && product !== own) saveInHistoryEntry(key, product);
  }, [key, own, product]);

  return product;
}
