import { chakra } from '@niramaya/ui/chakra';
import { paths, savedCopy, shelfCopy } from '@niramaya/contract';
import { showMedicine, toggleSaved, useBrowserStorage, useCart, useSaved } from '@niramaya/data-access';
import { IconButton, ProductLine, useCopy } from '@niramaya/ui';
import { ShoppingCart, X } from 'lucide-react';
import { useRef } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { EmptyShelf } from '../EmptyShelf';

/** The list of saved products. Each can be opened, added to the cart or removed from the list. */
export function SavedPanel() {
  const words = useCopy(savedCopy);
  const { price } = useCopy(shelfCopy);
  const products = useSaved();
  const storage = useBrowserStorage();
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
              onOpen={() => showMedicine(storage, product)}
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
                      toggleSaved(storage, product);
                      // The clicked button disappears with its line.
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
