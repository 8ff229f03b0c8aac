import { Grid, styled } from '@niramaya/ui/styled';
import { policy, pricePerPack, type CartItem, type Offer } from '@niramaya/contract';
import { cartCopy } from '@niramaya/copy/cart';
import { decrease, increase, takePrice, useBrowserStorage } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, CartRow, useMoney } from '@niramaya/ui';
import { memo, useRef, type ComponentType } from 'react';

/**
 * CartListItem is a row of the cart: a line, or the notice in place of a removed one. With `entering` it rises into
 * place.
 */
export const CartListItem = styled('li', {
  variants: {
    entering: { true: { animation: '[riseIn token(durations.moderate) token(easings.out)]' } },
  },
});

const NoticeBox = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    px: '4',
    py: '2',
    borderRadius: 'control',
  },
});

/**
 * What a line shows about its product today.
 *
 * - `changed`: the price of today differs from that of the line. `today` is in rupees per unit: a pack, or a whole
 *   offer.
 * - `gone`: the product is no longer sold.
 * - `none`: the price is the same or unknown, or the shopper has not asked to see the checked prices.
 */
export type LineNotice =
  | { readonly kind: 'changed'; readonly today: Pick<CartItem, 'price' | 'discountedPrice'> }
  | { readonly kind: 'gone' | 'none' };

interface CartLineProps extends CartItem {
  /**
   * True if the line was removed on this screen and is in the cart again, by Undo or because the shopper has added the
   * product again. It rises into place.
   */
  readonly isRestored: boolean;
  readonly notice: LineNotice;
  /**
   * The cart may also have an offer of this product, as a line of its own, whose packs cost less each. This is the
   * price in rupees of one such offer, independent of its quantity. Undefined without such an offer.
   */
  readonly offerRupees?: number | undefined;
  /**
   * The size of that offer in the words of the API, such as 'Pack of 2'. Null for one pack, undefined without an offer.
   */
  readonly offerPacks?: string | null | undefined;
  /** An offer of today of the same product that is cheaper and not in the cart. Undefined without one. */
  readonly offer?: Offer | undefined;
  /**
   * If this line is an offer that has replaced a line of the product on this screen, that former line, as long as the
   * quantity of the offer is unchanged. Otherwise undefined.
   */
  readonly replaced?: CartItem | undefined;
  /**
   * Called when the shopper takes the offer, with the title of this line. The parent moves the focus, because the
   * button disappears. The function must keep its identity between renders.
   */
  readonly onOfferTaken: (title: string, offer: Offer) => void;
  /**
   * Called when the shopper takes `replaced` back, with the title of this line. The parent moves the focus, and the
   * function must keep its identity, as for `onOfferTaken`.
   */
  readonly onOfferReturned: (title: string, line: CartItem) => void;
  /**
   * Called with the height of the line in px, which the notice in place of the removed line keeps. The function must
   * keep its identity between renders, or every line renders again with each change.
   */
  readonly onRemove: (title: string, heightPx: number) => void;
  /**
   * Called when the shopper has taken today's price. The parent must move the focus, because the button disappears.
   */
  readonly onPriceTaken: () => void;
  /**
   * The mark of a line that was paid for: the same product is in a recent order of this shopper. The cart keeps
   * its lines after a payment (requirement AMB-35 in `docs/requirements.md`).
   */
  readonly PaidMark?: ComponentType<PaidMarkProps> | undefined;
}

/** The props of the mark of a line that was paid for, which renders nothing for other lines. */
export interface PaidMarkProps {
  readonly title: string;
  /** Removes the line. */
  readonly onTakeOutLine: () => void;
}

/**
 * CartLine is for one line of the cart screen: the row, with prices in rupees per unit (a pack, or a whole offer), and
 * the notices below it, about a payment, today's price and offers of the same product. It writes a changed quantity to
 * browser storage itself; the parent removes the line. A warning names a large quantity, which is never refused
 * (requirement STATE-35 in `docs/requirements.md`).
 *
 * `memo` skips the lines whose props stay identical. A line with a changed price renders with every change of the cart,
 * because its notice is a new object.
 */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const {
    isRestored,
    notice,
    offerRupees,
    offerPacks = null,
    offer,
    replaced,
    onOfferTaken,
    onOfferReturned,
    onRemove,
    onPriceTaken,
    PaidMark,
    title,
    image,
    price,
    discountedPrice,
    quantity,
  } = props;
  const storage = useBrowserStorage();
  const money = useMoney();
  const line = useRef<HTMLLIElement>(null);
  const remove = () => onRemove(title, line.current?.offsetHeight ?? 0);
  const paidMark = PaidMark && <PaidMark title={title} onTakeOutLine={remove} />;
  return (
    <CartListItem ref={line} entering={isRestored}>
      {/* If the row throws while it renders, a message takes its place. The button in it still removes the line. */}
      <BlockBoundary
        action={
          <Button variant="ghost" tone="danger" size="sm" aria-label={cartCopy.removeLabel(title)} onClick={remove}>
            {cartCopy.remove}
          </Button>
        }
      >
        <CartRow
          image={image}
          title={title}
          amountRupees={discountedPrice}
          mrpRupees={price}
          quantity={quantity}
          total={quantity > 1 ? cartCopy.lineTotal(money(discountedPrice * quantity)) : undefined}
          warning={quantity > policy.largeQuantity ? cartCopy.large : undefined}
          onIncrease={() => increase(storage, title)}
          onDecrease={() => decrease(storage, title)}
          onRemove={remove}
          labels={{
            price: { now: cartCopy.now, mrp: cartCopy.mrp },
            each: cartCopy.each(money(discountedPrice)),
            quantity: {
              group: cartCopy.quantityOf(title),
              value: cartCopy.quantity,
              increase: cartCopy.increase(title),
              decrease: cartCopy.decrease(title),
            },
            remove: cartCopy.remove,
            removeLabel: cartCopy.removeLabel(title),
          }}
          notice={
            notice.kind === 'none' && offerRupees === undefined && !offer && !replaced ? (
              paidMark
            ) : (
              <Grid gap="2">
                {paidMark}
                {notice.kind === 'changed' && (
                  <NoticeBox bg="info.subtle" color="info.fg">
                    <p>{cartCopy.priceChange.text(discountedPrice, notice.today.discountedPrice)}</p>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={cartCopy.priceChange.takeOf(title)}
                      onClick={() => {
                        takePrice(storage, title, notice.today);
                        onPriceTaken();
                      }}
                    >
                      {cartCopy.priceChange.take}
                    </Button>
                  </NoticeBox>
                )}
                {notice.kind === 'gone' && <p>{cartCopy.today.gone}</p>}
                {/* Keeping the offer means that this line goes, so its button calls `remove`. */}
                {offerRupees !== undefined && (
                  <NoticeBox borderWidth="1px" borderColor="offer.border">
                    <p>{cartCopy.alsoAsOffer(offerRupees, offerPacks)}</p>
                    <Button variant="outline" size="sm" aria-label={cartCopy.keepOfferOf(title)} onClick={remove}>
                      {cartCopy.keepOffer}
                    </Button>
                  </NoticeBox>
                )}
                {offer && (
                  <NoticeBox borderWidth="1px" borderColor="offer.border">
                    {/* `offer.status` is the size of the offer, such as 'Pack of 2'. */}
                    <p>{cartCopy.offerHolds(offer.price, offer.status, pricePerPack(offer.status, offer.price))}</p>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={cartCopy.useOfferOf(title)}
                      onClick={() => onOfferTaken(title, offer)}
                    >
                      {cartCopy.useOffer}
                    </Button>
                  </NoticeBox>
                )}
                {replaced && (
                  <NoticeBox bg="bg.subtle">
                    <p>{cartCopy.offerUsed(replaced.quantity, replaced.discountedPrice)}</p>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={cartCopy.undoOf(replaced.title)}
                      onClick={() => onOfferReturned(title, replaced)}
                    >
                      {cartCopy.undo}
                    </Button>
                  </NoticeBox>
                )}
              </Grid>
            )
          }
        />
      </BlockBoundary>
    </CartListItem>
  );
});
