import { styled } from '@niramaya/ui/styled';
import { productIn, readProductLink, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { useNewerCopy, useSelectedMedicine, useStorageReady } from '@niramaya/data-access';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NoProduct, SharedProduct } from '../SharedProduct/SharedProduct';
import { ProductParts, type ProductPartsProps } from './ProductParts';
import { DetailsSkeleton } from './ProductSummary';

/** A shared address leaves storage unchanged. */
export function MedicineDetailsScreen() {
  const isReady = useStorageReady();
  const { search } = useLocation();
  const shownRef = useRef<string>(undefined);
  return (
    // The footer never moves into view.
    <styled.div minHeight="[calc(100dvh - 6rem)]">
      {isReady && readProductLink(search) !== null ? (
        <SharedProduct search={search} shownRef={shownRef} />
      ) : (
        <ChosenProduct shownRef={shownRef} />
      )}
    </styled.div>
  );
}

function ChosenProduct({ shownRef }: Pick<ProductPartsProps, 'shownRef'>) {
  const isReady = useStorageReady();
  const medicine = useProductOfEntry();
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

/** Writes the router's `usr` state: a navigation would render the hydrating page again. */
function saveInHistoryEntry(key: string, product: SelectedMedicine) {
  const entry = (window.history.state ?? {}) as { readonly key?: string; readonly usr?: unknown };
  // The router's key of the first entry.
  if ((entry.key ?? 'default') !== key) return;
  const others = typeof entry.usr === 'object' ? entry.usr : {};
  window.history.replaceState({ ...entry, usr: { ...others, product } }, '');
}

/** Returns the product of the history entry. An entry without one takes the stored product, and keeps it (AMB-68). */
function useProductOfEntry(): SelectedMedicine | null {
  const isReady = useStorageReady();
  const chosen = useSelectedMedicine();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [taken, setTaken] = useState<{ readonly key: string; readonly product: SelectedMedicine } | null>(null);
  const own = useMemo(() => productIn(state), [state]);
  const stored = taken?.key === key ? taken.product : own;
  const newer = useNewerCopy(stored?.title);
  const product = isReady ? (newer ?? stored ?? chosen) : null;
  if (product && product !== stored) setTaken({ key, product });

  useEffect(() => {
    if (product && product !== own) saveInHistoryEntry(key, product);
  }, [key, own, product]);

  return product;
}
