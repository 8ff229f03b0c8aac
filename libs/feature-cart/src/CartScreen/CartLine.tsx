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
 * - `changed`: the price of today differs from that of the line. `today` is in rupees per pack.
 * - `gone`: the product is no longer sold.
 * - `none`: the price is the same or unknown, or the shopper has not asked to see the checked prices.
 */
export type LineNotice =
  | { readonly kind: 'changed'; readonly today: Pick<CartItem, 'price' | 'discountedPrice'> }
  | { readonly kind: 'gone' | 'none' };

interface CartLineProps extends CartItem {
  /** True if the line was removed and has come back by Undo. */
  readonly isRestored: boolean;
  readonly notice: LineNotice;
  /** The price in rupees of an offer of the same product that is in the cart and cheaper. Undefined without one. */
  readonly offerRupees?: number | undefined;
  /** The packs of that offer, such as 'Pack of 2', or null for a single one. */
  readonly offerPacks?: string | null | undefined;
  /** An offer of today of the same product that is cheaper and not in the cart. Undefined without one. */
  readonly offer?: Offer | undefined;
  /** The line of the product that this line, which is an offer, has replaced on this screen. Otherwise undefined. */
  readonly replaced?: CartItem | undefined;
  /**
   * Called when the shopper takes the offer, with the title of this line. The parent moves the focus, because the button
   * disappears. The function must be stable.
   */
  readonly onOfferTaken: (title: string, offer: Offer) => void;
  /** Called when the shopper takes `replaced` back, with the title of this line. The same rules apply. */
  readonly onOfferReturned: (title: string, line: CartItem) => void;
  /**
   * Called with the height of the line in px. The function must be stable, or every line re-renders with each change.
   */
  readonly onRemove: (title: string, heightPx: number) => void;
  /**
   * Called once today's price is in the cart, or the paid packs are out of it. The parent must move the focus, because the
   * button disappears.
   */
  readonly onNoticeGone: () => void;
  /** The mark of a line that was paid for. */
  readonly PaidMark?: ComponentType<PaidMarkProps> | undefined;
}

/** The props of the mark of a line that was paid for, which renders nothing for other lines. */
export interface PaidMarkProps {
  readonly title: string;
  /** Removes the line. */
  readonly onTakeOutLine: () => void;
  /** Called once some packs are out of the line. The parent must move the focus, because the button disappears. */
  readonly onPacksTaken: () => void;
}

/**
 * CartLine is for one line of the cart screen: the row, with prices in rupees per pack, and the offer to take today's
 * price. It writes a changed quantity to browser storage itself; the parent removes the line. A warning names a large
 * quantity, which is never refused (requirement STATE-35 in `docs/requirements.md`).
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
    onNoticeGone,
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
  const paidMark = PaidMark && <PaidMark title={title} onTakeOutLine={remove} onPacksTaken={onNoticeGone} />;
  return (
    <CartListItem ref={line} entering={isRestored}>
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
            price: cartCopy,
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
                        onNoticeGone();
                      }}
                    >
                      {cartCopy.priceChange.take}
                    </Button>
                  </NoticeBox>
                )}
                {notice.kind === 'gone' && <p>{cartCopy.today.gone}</p>}
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
