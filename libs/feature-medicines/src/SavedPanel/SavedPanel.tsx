import { chakra } from '@niramaya/ui/chakra';
import { paths, savedCopy, shelfCopy } from '@niramaya/contract';
import { showMedicine, toggleSaved, useAppDispatch, useCart, useSaved } from '@niramaya/data-access';
import { IconButton, ProductLine, useCopy } from '@niramaya/ui';
import { ShoppingCart, X } from 'lucide-react';
import { useRef } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { EmptyShelf } from '../EmptyShelf';

/** The products with a heart: open one, put it in the cart, or take it off the list. */
export function SavedPanel() {
  const words = useCopy(savedCopy);
  const { price } = useCopy(shelfCopy);
  const products = useSaved();
  const dispatch = useAppDispatch();
  const { items } = useCart();
  const note = useRef<HTMLParagraphElement>(null);

  if (products.length === 0) return <EmptyShelf words={words.empty} />;

  return (
    <>
      <chakra.p ref={note} tabIndex={-1} color="fg.muted" pb="4" outline="none">
        {words.note}
      </chakra.p>
      <chakra.ul aria-label={words.list} display="grid" gap="3" listStyleType="none">
        {products.map((product) => (
          <li key={product.title}>
            <ProductLine
              href={paths.medicineDetails}
              title={product.title}
              image={product.image}
              amountRupees={product.discountedPrice}
              mrpRupees={product.price}
              priceLabels={price}
              onOpen={() => dispatch(showMedicine(product))}
              actions={
                <>
                  <AddToCartButton
                    medicine={product}
                    inCart={items.some(({ title }) => title === product.title)}
                    label={words.add}
                    name={words.addOf(product.title)}
                    variant="outline"
                    startIcon={<ShoppingCart aria-hidden />}
                  />
                  <IconButton
                    label={words.drop(product.title)}
                    size="sm"
                    icon={<X aria-hidden />}
                    onClick={() => {
                      dispatch(toggleSaved(product));
                      // The pressed button went with its line.
                      note.current?.focus();
                    }}
                  />
                </>
              }
            />
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
