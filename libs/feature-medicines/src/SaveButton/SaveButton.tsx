import type { SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/contract/copy/product-lists';
import { toggleSaved, useBrowserStorage } from '@niramaya/data-access';
import { IconButton, useCopy } from '@niramaya/ui';
import { Heart } from 'lucide-react';

interface SaveButtonProps {
  readonly medicine: SelectedMedicine;
  readonly saved: boolean;
}

export function SaveButton({ medicine, saved }: SaveButtonProps) {
  const copy = useCopy(productListsCopy);
  const storage = useBrowserStorage();
  return (
    <IconButton
      label={copy.save(medicine.title)}
      size="sm"
      tone={saved ? 'danger' : 'neutral'}
      icon={<Heart aria-hidden fill={saved ? 'currentColor' : 'none'} />}
      aria-pressed={saved}
      onClick={() => toggleSaved(storage, medicine)}
    />
  );
}
