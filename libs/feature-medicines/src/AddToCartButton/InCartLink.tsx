import { medicinesCopy, paths } from '@niramaya/contract';
import { Button, useCopy } from '@niramaya/ui';
import { Check } from 'lucide-react';
import type { CartStepperProps } from './CartStepper';

/** A link to the cart. It shows until the quantity stepper can render here. */
export function InCartLink({ title, fullWidth, isRepeated }: CartStepperProps) {
  const { card } = useCopy(medicinesCopy);
  return (
    <Button
      href={paths.cart}
      variant="subtle"
      size="sm"
      fullWidth={fullWidth}
      startIcon={<Check aria-hidden />}
      aria-label={`${card.added} ${card.addedSuffix(title)}`}
      onClick={(event) => {
        if (isRepeated?.(event)) event.preventDefault();
      }}
    >
      {card.added}
    </Button>
  );
}
