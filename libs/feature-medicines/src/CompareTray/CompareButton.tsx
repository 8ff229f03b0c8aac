import type { SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/contract/copy/product-lists';
import { toggleCompared, useBrowserStorage } from '@niramaya/data-access';
import { IconButton, toast, useCopy } from '@niramaya/ui';
import { Scale } from 'lucide-react';

interface CompareButtonProps {
  readonly medicine: SelectedMedicine;
  readonly compared: boolean;
}

export function CompareButton({ medicine, compared }: CompareButtonProps) {
  const copy = useCopy(productListsCopy);
  const storage = useBrowserStorage();
  return (
    <IconButton
      label={copy.compare(medicine.title)}
      size="sm"
      variant={compared ? 'subtle' : 'ghost'}
      tone={compared ? 'brand' : 'neutral'}
      icon={<Scale aria-hidden />}
      aria-pressed={compared}
      onClick={() => {
        if (toggleCompared(storage, medicine) === 'full') toast.error(copy.full);
      }}
    />
  );
}
