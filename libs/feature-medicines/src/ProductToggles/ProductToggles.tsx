import type { SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import { toggleCompared, toggleSaved, useBrowserStorage, useCompared, useSaved } from '@niramaya/data-access';
import { IconButton, toast } from '@niramaya/ui';
import { Heart, Scale } from 'lucide-react';

/** SaveButton is the heart: it saves the product in browser storage, for guests too, or removes it. */
export function SaveButton({ medicine }: { readonly medicine: SelectedMedicine }) {
  const storage = useBrowserStorage();
  const isSaved = useSaved().some(({ title }) => title === medicine.title);
  return (
    <IconButton
      label={productListsCopy.save(medicine.title)}
      size="sm"
      tone={isSaved ? 'danger' : 'neutral'}
      icon={<Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(storage, medicine)}
    />
  );
}

/**
 * CompareButton is the scales: it adds the product to the comparison of this tab, or removes it. A fifth product is
 * refused with a toast.
 */
export function CompareButton({ medicine }: { readonly medicine: SelectedMedicine }) {
  const storage = useBrowserStorage();
  const isCompared = useCompared().some(({ title }) => title === medicine.title);
  return (
    <IconButton
      label={productListsCopy.compare(medicine.title)}
      size="sm"
      variant={isCompared ? 'subtle' : 'ghost'}
      tone={isCompared ? 'brand' : 'neutral'}
      icon={<Scale aria-hidden />}
      aria-pressed={isCompared}
      onClick={() => {
        if (toggleCompared(storage, medicine) === 'full') toast.error(productListsCopy.full);
      }}
    />
  );
}
