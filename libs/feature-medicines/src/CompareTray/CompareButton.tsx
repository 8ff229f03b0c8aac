import { shelfCopy, type SelectedMedicine } from '@niramaya/contract';
import { toggleCompared, useAppDispatch } from '@niramaya/data-access';
import { IconButton, toast, useCopy } from '@niramaya/ui';
import { Scale } from 'lucide-react';

interface CompareButtonProps {
  readonly medicine: SelectedMedicine;
  readonly compared: boolean;
}

/** The scales: take the product into the comparison of this tab, or out of it. */
export function CompareButton({ medicine, compared }: CompareButtonProps) {
  const words = useCopy(shelfCopy);
  const dispatch = useAppDispatch();
  return (
    <IconButton
      label={words.compare(medicine.title)}
      size="sm"
      variant={compared ? 'subtle' : 'ghost'}
      tone={compared ? 'brand' : 'neutral'}
      icon={<Scale aria-hidden />}
      aria-pressed={compared}
      onClick={() => {
        if (dispatch(toggleCompared(medicine)) === 'full') toast.error(words.full);
      }}
    />
  );
}
