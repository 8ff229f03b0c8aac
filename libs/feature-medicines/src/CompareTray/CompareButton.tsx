import type { SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/contract/copy/product-lists';
import { toggleCompared, useBrowserStorage, useCompared } from '@niramaya/data-access';
import { IconButton, toast, useCopy } from '@niramaya/ui';
import { Scale } from 'lucide-react';

export function CompareButton({ medicine }: { readonly medicine: SelectedMedicine }) {
  const copy = useCopy(productListsCopy);
  const storage = useBrowserStorage();
  const isCompared = useCompared().some(({ title }) => title === medicine.title);
  return (
    <IconButton
      label={copy.compare(medicine.title)}
      size="sm"
      variant={isCompared ? 'subtle' : 'ghost'}
      tone={isCompared ? 'brand' : 'neutral'}
      icon={<Scale aria-hidden />}
      aria-pressed={isCompared}
      onClick={() => {
        if (toggleCompared(storage, medicine) === 'full') toast.error(copy.full);
      }}
    />
  );
}
