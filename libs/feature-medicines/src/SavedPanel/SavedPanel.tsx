import { Flex, styled } from '@niramaya/ui/styled';
import { linkToProduct, paths, type SelectedMedicine } from '@niramaya/contract';
import { savedCopy } from '@niramaya/copy/saved';
import { productListsCopy } from '@niramaya/copy/product-lists';
import {
  openPanel,
  showMedicine,
  toggleSaved,
  useAppDispatch,
  useBrowserStorage,
  useCart,
  useSaved,
  useUnreadableSaved,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, EmptyPanel, focusOnMount, ProductLine, WarningNotice } from '@niramaya/ui';
import { HeartOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { CartFooter } from '../CartFooter';
import { PricesNotice } from '../PricesNotice';
import { useToday } from '../useToday';

/**
 * The notice in the place of a product that was taken off the list, with a button that brings it back. The button takes
 * the focus from the one that has disappeared.
 */
function DroppedLine({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="card"
      px="4"
      py="2"
    >
      <span>{savedCopy.dropped(title)}</span>
      <Button ref={focusOnMount} variant="outline" size="sm" aria-label={savedCopy.undoOf(title)} onClick={onUndo}>
        {savedCopy.undo}
      </Button>
    </Flex>
  );
}

/** Focuses the link of a product that was brought back, because the button for it has disappeared. */
const focusLink = (line: HTMLElement | null) => line?.querySelector('a')?.focus();

/**
 * Returns the saved products and those that were taken off the list since it has opened, in the order that they had
 * then. Storage has the newest first, so a product that is brought back would otherwise move to the top.
 */
function useLines(products: readonly SelectedMedicine[]) {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [atOpening] = useState(products);
  const find = (list: readonly SelectedMedicine[], title: string) => list.find((product) => product.title === title);
  // The list begins with the products that were saved since it has opened. Those of the opening follow: a product that
  // is still saved, or one that was taken off here. A product that another tab has removed is left out.
  const lines = [
    ...products.filter(({ title }) => !find(atOpening, title)).map((product) => ({ product, isDropped: false })),
    ...atOpening.flatMap((before) => {
      const product = find(products, before.title);
      if (product) return [{ product, isDropped: false }];
      return dropped.includes(before.title) ? [{ product: before, isDropped: true }] : [];
    }),
  ];
  return { lines, noteDropped: (title: string) => setDropped([...dropped, title]) };
}

/**
 * SavedPanel lists the products that the shopper has marked with a heart, from browser storage. The shopper opens a
 * product, puts it in the cart, or removes it and brings it back. While a saved product is in the cart, the panel ends
 * with a link to the cart. The panel requests today's prices as it opens.
 */
export function SavedPanel() {
  const products = useSaved();
  const storage = useBrowserStorage();
  const note = useRef<HTMLParagraphElement>(null);
  const { lines, noteDropped } = useLines(products);
  const [lastDropped, setLastDropped] = useState<string | null>(null);
  const [broughtBack, setBroughtBack] = useState<string | null>(null);
  const todaysPrices = useToday(products);
  const { items } = useCart();
  const isOneInCart = products.some(({ title }) => items.some((item) => item.title === title));

  const dispatch = useAppDispatch();
  const unreadableNotice = useUnreadableSaved() ? (
    <WarningNotice {...savedCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />
  ) : null;

  if (lines.length === 0) return unreadableNotice ?? <EmptyPanel {...savedCopy.empty} href={paths.medicines} />;

  return (
    <>
      {unreadableNotice}
      <PricesNotice request={todaysPrices} focusAfter={note} />
      <styled.p ref={note} tabIndex={-1} color="fg.muted" pb="4" outline="[none]">
        {savedCopy.note}
      </styled.p>
      <styled.p role="status" srOnly>
        {lastDropped !== null && savedCopy.dropped(lastDropped)}
      </styled.p>
      <styled.ul
        aria-label={savedCopy.list}
        display="grid"
        gap="3"
        listStyleType="none"
        // A control that gets the focus scrolls out from under the link to the cart.
        css={{ '& :is(a, button)': { scrollMarginBottom: '20' } }}
      >
        {lines.map(({ product, isDropped }) => {
          if (isDropped)
            return (
              <li key={product.title}>
                <DroppedLine
                  title={product.title}
                  onUndo={() => {
                    toggleSaved(storage, product);
                    setLastDropped(null);
                    setBroughtBack(product.title);
                  }}
                />
              </li>
            );
          const current = todaysPrices.currentProductOf(product);
          return (
            <li key={product.title} ref={product.title === broughtBack ? focusLink : undefined}>
              <BlockBoundary>
                <ProductLine
                  {...linkToProduct(current.medicine)}
                  title={product.title}
                  image={current.medicine.image}
                  amountRupees={current.medicine.discountedPrice}
                  mrpRupees={current.medicine.price}
                  priceLabels={productListsCopy.price}
                  onOpen={() => void dispatch(showMedicine(current.medicine))}
                  actions={
                    <>
                      {/* While it is empty, the line takes no gap, so that the button begins below the title. */}
                      <styled.p
                        role="status"
                        alignSelf="center"
                        flex={current.isAvailable ? undefined : '1'}
                        _empty={{ position: 'absolute' }}
                      >
                        {current.note}
                      </styled.p>
                      {current.isAvailable && (
                        <AddToCartButton
                          medicine={current.medicine}
                          label={savedCopy.add}
                          name={savedCopy.addOf(product.title)}
                          remark={current.remark}
                          variant="outline"
                        />
                      )}
                      <styled.div ms="auto">
                        <Button
                          variant="ghost"
                          tone="neutral"
                          size="sm"
                          aria-label={savedCopy.dropOf(product.title)}
                          startIcon={<HeartOff aria-hidden />}
                          onClick={() => {
                            toggleSaved(storage, product);
                            noteDropped(product.title);
                            setLastDropped(product.title);
                            setBroughtBack(null);
                          }}
                        >
                          {savedCopy.drop}
                        </Button>
                      </styled.div>
                    </>
                  }
                />
              </BlockBoundary>
            </li>
          );
        })}
      </styled.ul>
      {isOneInCart && <CartFooter />}
    </>
  );
}
