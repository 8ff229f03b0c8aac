import type { SelectedMedicine } from '@niramaya/contract';
import { shelfCopy } from '@niramaya/contract/copy/shelf';
import { toggleSaved, useBrowserStorage } from '@niramaya/data-access';
import { IconButton, useCopy } from '@niramaya/ui';
import { Heart } from 'lucide-react';

interface SaveButtonProps {
  readonly medicine: SelectedMedicine;
  readonly saved: boolean;
}

export function SaveButton({ medicine, saved }: SaveButtonProps) {
  const words = useCopy(shelfCopy);
  const storage = useBrowserStorage();
  return (
    <IconButton
      label={words.save(medicine.title)}
      size="sm"
      tone={saved ? 'danger' : 'neutral'}
      icon={<Heart aria-hidden fill={saved ? 'currentColor' : 'none'} />}
      aria-pressed={saved}
      onClick={() => toggleSaved(storage, medicine)}
    />
  );
}
