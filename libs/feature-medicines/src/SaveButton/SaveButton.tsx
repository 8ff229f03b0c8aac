import type { SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/contract/copy/product-lists';
import { toggleSaved, useBrowserStorage, useSaved } from '@niramaya/data-access';
import { IconButton, useCopy } from '@niramaya/ui';
import { Heart } from 'lucide-react';

export function SaveButton({ medicine }: { readonly medicine: SelectedMedicine }) {
  const copy = useCopy(productListsCopy);
  const storage = useBrowserStorage();
  const isSaved = useSaved().some(({ title }) => title === medicine.title);
  return (
    <IconButton
      label={copy.save(medicine.title)}
      size="sm"
      tone={isSaved ? 'danger' : 'neutral'}
      icon={<Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(storage, medicine)}
    />
  );
}
