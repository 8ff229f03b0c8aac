import type { SelectedMedicine } from '@niramaya/contract';
import { shelfCopy } from '@niramaya/contract/copy/shelf';
import { toggleCompared, useBrowserStorage } from '@niramaya/data-access';
import { IconButton, toast, useCopy } from '@niramaya/ui';
import { Scale } from 'lucide-react';

interface CompareButtonProps {
  readonly medicine: SelectedMedicine;
  readonly compared: boolean;
}

export function CompareButton({ medicine, compared }: CompareButtonProps) {
  const words = useCopy(shelfCopy);
  const storage = useBrowserStorage();
  return (
    <IconButton
      label={words.compare(medicine.title)}
      size="sm"
      variant={compared ? 'subtle' : 'ghost'}
      tone={compared ? 'brand' : 'neutral'}
      icon={<Scale aria-hidden />}
      aria-pressed={compared}
      onClick={() => {
        if (toggleCompared(storage, medicine) === 'full') toast.error(words.full);
      }}
    />
  );
}
