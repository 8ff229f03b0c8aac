import { chakra } from '@niramaya/ui/chakra';
import { medicineDetailsCopy, paths } from '@niramaya/contract';
import { useCart } from '@niramaya/data-access';
import { UiLink, useCopy } from '@niramaya/ui';
import { Fragment, type ComponentType, type ReactNode } from 'react';

const Note = chakra('p', { base: { color: 'fg.muted' } });

interface CartNoteProps {
  readonly title: string;
  /** What is drawn round the note, and not without one. */
  readonly frame?: ComponentType<{ children: ReactNode }> | typeof Fragment;
}

/** How many of the product the cart holds already, and the way there; nothing while it holds none. */
export function CartNote({ title, frame: Frame = Fragment }: CartNoteProps) {
  const words = useCopy(medicineDetailsCopy);
  const line = useCart().items.find((item) => item.title === title);
  if (!line) return null;
  return (
    <Frame>
      <Note>
        {words.inCart(line.quantity)} ·{' '}
        <UiLink href={paths.cart} variant="inline">
          {words.goToCart}
        </UiLink>
      </Note>
    </Frame>
  );
}
