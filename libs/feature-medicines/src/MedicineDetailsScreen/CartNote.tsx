import { chakra } from '@niramaya/ui/chakra';
import { medicineDetailsCopy, paths } from '@niramaya/contract';
import { useCart } from '@niramaya/data-access';
import { UiLink, useCopy } from '@niramaya/ui';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { LazyCartStepper } from '../AddToCartButton/LazyCartStepper';

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', color: 'fg.muted' },
});

/** As large as the stepper that is on its way. */
const Room = chakra('span', { base: { width: '[8.25rem]', minHeight: '9' } });

interface CartNoteProps {
  readonly title: string;
  /** What is drawn round the note, and not without one. */
  readonly frame?: ComponentType<{ children: ReactNode }> | typeof Fragment;
  /** The product has been taken out of the cart: the note goes away, and the focus with it. */
  readonly onRemoved?: () => void;
}

/** How many of the product the cart holds already, one more or less, and the way there; nothing while it holds none. */
export function CartNote({ title, frame: Frame = Fragment, onRemoved }: CartNoteProps) {
  const words = useCopy(medicineDetailsCopy);
  const line = useCart().items.find((item) => item.title === title);
  if (!line) return null;
  return (
    <Frame>
      <Line>
        <LazyCartStepper title={title} onRemoved={onRemoved} waiting={<Room />} />
        <p>
          {words.inCart(line.quantity)} ·{' '}
          <UiLink href={paths.cart} variant="inline">
            {words.goToCart}
          </UiLink>
        </p>
      </Line>
    </Frame>
  );
}
