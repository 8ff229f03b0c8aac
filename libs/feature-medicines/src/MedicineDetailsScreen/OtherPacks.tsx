import { styled } from '@niramaya/ui/styled';
import { discountedPrice, linkToProduct, packOf, type SelectedMedicine } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { selectMedicine, toSelectedMedicine, useBrowserStorage, useSimilar } from '@niramaya/data-access';
import { Button, useMoney } from '@niramaya/ui';
import { useId } from 'react';
import { claimHistoryEntry } from '../claim-history-entry';

/**
 * OtherPacks links to the other packs of a product, the cheapest first: the products whose titles differ in the pack
 * alone. It sends no request (requirement AMB-65 in `docs/requirements.md`), so it shows those that this tab knows from
 * its lists, and renders nothing if it knows none.
 */
export function OtherPacks({ medicine }: { readonly medicine: SelectedMedicine }) {
  const storage = useBrowserStorage();
  const money = useMoney();
  const id = useId();
  const { name, pack } = packOf(medicine.title);
  // The products may be stored for a reload if this history entry belongs to the current person (`claimHistoryEntry`).
  const similar = useSimilar(medicine, claimHistoryEntry);
  const others = similar.map((product) => ({ product, other: packOf(product.title) }));
  const packs = others.filter(({ other }) => pack !== null && other.name === name && other.pack !== null);
  if (packs.length === 0) return null;
  return (
    <div>
      <styled.p id={id} textStyle="caption" color="fg.muted">
        {medicineDetailsCopy.otherPacks}
      </styled.p>
      <styled.ul aria-labelledby={id} display="flex" flexWrap="wrap" gap="2" mt="1">
        {packs.map(({ product, other }) => (
          <li key={product.id}>
            <Button
              {...linkToProduct(toSelectedMedicine(product), product.id)}
              variant="outline"
              size="sm"
              onClick={() => selectMedicine(storage, product)}
            >
              <span lang={languageCopy.apiLanguage}>{other.pack}</span>
              <span>{` · ${money(discountedPrice(product.price, product.discount))}`}</span>
            </Button>
          </li>
        ))}
      </styled.ul>
    </div>
  );
}
