import { chakra } from '@chakra-ui/react';
import { medicineDetailsCopy, paths } from '@niramaya/contract';
import { useCart } from '@niramaya/data-access';
import { UiLink, useCopy } from '@niramaya/ui';

const Note = chakra('p', { base: { color: 'fg.muted' } });

/** How many of the product the cart holds already, and the way there; nothing while it holds none. */
export function CartNote({ title }: { readonly title: string }) {
  const words = useCopy(medicineDetailsCopy);
  const line = useCart().items.find((item) => item.title === title);
  if (!line) return null;
  return (
    <Note>
      {words.inCart(line.quantity)} ·{' '}
      <UiLink href={paths.cart} variant="inline">
        {words.goToCart}
      </UiLink>
    </Note>
  );
}
