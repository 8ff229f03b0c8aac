import { shelfCopy, type SelectedMedicine } from '@niramaya/contract';
import { toggleSaved, useAppDispatch } from '@niramaya/data-access';
import { IconButton, useCopy } from '@niramaya/ui';
import { Heart } from 'lucide-react';

interface SaveButtonProps {
  readonly medicine: SelectedMedicine;
  readonly saved: boolean;
}

/** The heart: saves the product on this device, for guests too, or drops it again. */
export function SaveButton({ medicine, saved }: SaveButtonProps) {
  const words = useCopy(shelfCopy);
  const dispatch = useAppDispatch();
  return (
    <IconButton
      label={words.save(medicine.title)}
      size="sm"
      tone={saved ? 'danger' : 'neutral'}
      icon={<Heart aria-hidden fill={saved ? 'currentColor' : 'none'} />}
      aria-pressed={saved}
      onClick={() => dispatch(toggleSaved(medicine))}
    />
  );
}
