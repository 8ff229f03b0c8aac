import { Container, Flex, styled } from '@niramaya/ui/styled';
import { cheaperOfferIn, paths, toPaise, type CartItem, type Offer } from '@niramaya/contract';
import { cartCopy } from '@niramaya/copy/cart';
import { messages } from '@niramaya/copy/messages';
import {
  clearRemoved,
  noteReturn,
  openPanel,
  removeFromCart,
  undoRemove,
  useAppDispatch,
  useCart,
  usePriceChanges,
  usePriceCheck,
  useStorageHealth,
  useUnreadableCart,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import {
  ActionBar,
  Button,
  EmptyState,
  Illustration,
  moveFocusFromRemoved,
  toast,
  TotalsBox,
  WarningNotice,
} from '@niramaya/ui';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { DeliverTo } from '../DeliverTo/DeliverTo';
import { CartAside, CartColumns } from './CartLayout';
import { CartLine, CartListItem, type LineNotice, type PaidMarkProps } from './CartLine';
import { CartSkeleton } from './CartSkeleton';
import { PriceCheck, type PriceCheckProps } from './PriceCheck';
import { useOfferSwaps } from './useOfferSwaps';

/**
 * An invisible en dash reserves the width of the number of products until storage has been read. An en dash is as wide
 * as a digit; so is a figure space, but the browser would load another font for it.
 */
const digitPlaceholder = '–';

// The notices without a price are constants, because `CartLine` is memoised: with a new object of the same content in
// each render, every line would render again with each change of the cart. A notice with a price is a new object in
// each render, so the lines with a changed price do render again.
const noNotice: LineNotice = { kind: 'none' };
const noLongerSold: LineNotice = { kind: 'gone' };

const Rows = styled('ul', { base: { display: 'grid', gap: '4', listStyleType: 'none' } });

export type { PaidMarkProps } from './CartLine';

interface CartScreenProps {
  /** Rendered in each line. It shows a mark if the product of the line is already paid for, and otherwise nothing. */
  readonly PaidMark?: ComponentType<PaidMarkProps>;
}

/**
 * CartScreen shows the cart of browser storage with its totals. The shopper changes quantities, removes and restores
 * lines, compares the cart with today's prices, and goes to the payment. The screen opens for guests too (requirement
 * AMB-42 in `docs/requirements.md`). Only the check of prices sends requests.
 */
export function CartScreen({ PaidMark }: CartScreenProps) {
  // `rows` are the items and the lines that were removed on this screen.
  const { items, rows, totals, isReady } = useCart();
  const isEmpty = items.length === 0;
  const health = useStorageHealth();
  const isPartUnreadable = useUnreadableCart();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);

  // The error toast is for a shopper who arrives with an empty cart, and not for one who empties it here
  // (requirement AMB-21 in `docs/requirements.md`). So only the first effect with the stored cart may show it.
  const hasCheckedStoredCart = useRef(false);
  useEffect(() => {
    if (!isReady || hasCheckedStoredCart.current) return;
    hasCheckedStoredCart.current = true;
    if (isEmpty) toast.error(messages.noItem, { subject: 'cart' });
  }, [isReady, isEmpty]);

  // When the shopper leaves the screen, removed lines can no longer be restored.
  useEffect(() => {
    return () => {
      dispatch(clearRemoved());
    };
  }, [dispatch]);

  // Today's prices have two sources. Lists that other screens have fetched since a line was added may have another
  // price of it; reading them sends no request. The shopper may also check the prices of all lines here.
  const otherScreensPrices = usePriceChanges(items);
  const { check, priceOf: checkedPriceOf, isChecking, hasChecked } = usePriceCheck();
  // Whether the shopper has clicked the button that shows the result of the check at the lines.
  const [areChangesShown, setAreChangesShown] = useState(false);
  // The notice is about the price that is paid, so another MRP alone is no change.
  const hasChanged = ({ title, discountedPrice }: CartItem) => {
    const checked = checkedPriceOf(title);
    return checked.kind === 'gone' || (checked.kind === 'sold' && checked.line.discountedPrice !== discountedPrice);
  };
  const changedCount = items.filter(hasChanged).length;
  // A line has `noResponse` also before any check.
  const uncheckedCount = items.filter(({ title }) => checkedPriceOf(title).kind === 'noResponse').length;
  const getPriceCheckState = (): PriceCheckProps['state'] => {
    if (isChecking) return 'asking';
    if (!hasChecked) return 'idle';
    return uncheckedCount === items.length ? 'failed' : 'ready';
  };
  /**
   * Returns the notice of a line. The result of a check is shown once the shopper clicks the button for it. A line that
   * already has a notice, with the price of another screen, gets the result at once, because it is newer: the notice
   * disappears if the checked price is that of the cart.
   */
  const noticeOf = (item: CartItem): LineNotice => {
    const otherScreensPrice = otherScreensPrices.get(item.title);
    const checked = checkedPriceOf(item.title);
    if (checked.kind === 'noResponse')
      return otherScreensPrice ? { kind: 'changed', today: otherScreensPrice } : noNotice;
    const isResultVisible = areChangesShown || otherScreensPrice !== undefined;
    if (!isResultVisible || !hasChanged(item)) return noNotice;
    return checked.kind === 'sold' ? { kind: 'changed', today: checked.line } : noLongerSold;
  };
  // The saving is added in paise, because sums of fractions of a rupee would be inexact.
  const savedPaise = items.reduce(
    (sum, item) => sum + Math.max(0, toPaise(item.price) - toPaise(item.discountedPrice)) * item.quantity,
    0,
  );
  const savedRupees = savedPaise / 100;

  // The focus moves to the heading after a click on Remove, on Undo, on the button that shows the changes, or on one
  // that takes today's price or an offer, because each of these buttons disappears with its click. The page does not
  // scroll to the heading: in a long cart the line that has changed would be out of sight.
  const focusHeading = useCallback(() => moveFocusFromRemoved(heading.current, { preventScroll: true }), []);

  const { offerFor, replacedBy, swap, swapBack } = useOfferSwaps(items);
  const todaysPriceOf = (item: CartItem) => {
    const notice = noticeOf(item);
    return notice.kind === 'changed' ? notice.today.discountedPrice : item.discountedPrice;
  };
  const handleOfferTaken = useCallback(
    (title: string, offer: Offer) => {
      swap(title, offer);
      focusHeading();
    },
    [swap, focusHeading],
  );
  const handleOfferReturned = useCallback(
    (offerTitle: string, line: CartItem) => {
      // After `noteReturn`, a line that was paid for counts as paid again and not as a new choice, which the shopper
      // would still have to pay. It has to run before the cart changes.
      dispatch(noteReturn(line.title));
      swapBack(offerTitle, line);
      focusHeading();
    },
    [dispatch, swapBack, focusHeading],
  );

  // The height of each line that was removed, in px, by its title, which identifies a line. The notice in its place is
  // as tall, so that no other line moves. A height stays after Undo, so the keys are all lines that were ever removed
  // on this screen.
  const [heightsPx, setHeightsPx] = useState<Readonly<Record<string, number>>>({});
  // Such a line may be in the cart again by Undo, or by a new choice in My orders, which opens over the cart.
  const wasRemoved = (title: string) => title in heightsPx;
  // The id of the toast of each removed line, by the title of the line. Undo closes the toast, because 'removed' is no
  // longer true.
  const toastIds = useRef(new Map<string, string>());
  const remove = useCallback(
    (title: string, heightPx: number) => {
      setHeightsPx((heights) => ({ ...heights, [title]: heightPx }));
      dispatch(removeFromCart(title));
      toastIds.current.set(title, toast.success(messages.itemRemoved, { subject: 'cart' }));
      focusHeading();
    },
    [dispatch, focusHeading],
  );
  const undo = (title: string) => {
    // As in `handleOfferReturned`, `noteReturn` has to run before the cart changes.
    dispatch(noteReturn(title));
    dispatch(undoRemove(title));
    const toastId = toastIds.current.get(title);
    if (toastId !== undefined) toast.dismiss(toastId);
    focusHeading();
  };

  // Removed lines are rows too, each with a button that brings it back, until the shopper leaves the screen.
  const listItems = rows.map(({ item, isRemoved }) =>
    isRemoved ? (
      // With `entering` the notice rises into place.
      <CartListItem key={`removed ${item.title}`} entering>
        <Flex
          role="status"
          wrap="wrap"
          align="center"
          alignContent="center"
          justify="space-between"
          gap="3"
          bg="bg.subtle"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.strong"
          borderRadius="card"
          px="4"
          py="2"
          // Without a line in the cart, no line could move, so the notice is as low as its text.
          style={{ minHeight: isEmpty ? 0 : (heightsPx[item.title] ?? 0) }}
        >
          <span>{cartCopy.removed(item.title)}</span>
          <Button variant="ghost" size="sm" aria-label={cartCopy.undoOf(item.title)} onClick={() => undo(item.title)}>
            {cartCopy.undo}
          </Button>
        </Flex>
      </CartListItem>
    ) : (
      <CartLine
        key={item.title}
        {...item}
        isRestored={wasRemoved(item.title)}
        notice={noticeOf(item)}
        offerRupees={cheaperOfferIn(items, item)?.rupees}
        offerPacks={cheaperOfferIn(items, item)?.packs}
        offer={offerFor(item, todaysPriceOf(item))}
        replaced={replacedBy(item)}
        onOfferTaken={handleOfferTaken}
        onOfferReturned={handleOfferReturned}
        onRemove={remove}
        onPriceTaken={focusHeading}
        PaidMark={PaidMark}
      />
    ),
  );

  return (
    <Container py={{ base: '6', lg: '10' }} minH="[100dvh]">
      <styled.h1
        ref={heading}
        tabIndex={-1}
        textStyle="heading"
        // A shopper who arrives with an empty cart gets an error toast, which would cover the heading on a phone.
        // Before storage is read, `data-cart` on `html` says that there is a cart, so the heading needs no room for the
        // toast.
        pt={isEmpty && rows.length === 0 ? { base: '10', sm: '0' } : undefined}
        css={isReady ? undefined : { 'html[data-cart] &': { pt: '0' } }}
        pb="6"
        outline="[none]"
      >
        <span>{cartCopy.heading}</span>{' '}
        <styled.span color="brand.fg" css={isReady ? undefined : { visibility: 'hidden' }}>
          {`(${isReady ? totals.count : digitPlaceholder})`}
        </styled.span>
      </styled.h1>
      {health !== 'ok' && <WarningNotice text={cartCopy.notKept[health]} />}
      {isPartUnreadable && <WarningNotice {...cartCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />}
      {/*
        Of an emptied cart only the notices of removed lines are left. Their list has no name, because it is no cart.
      */}
      {isEmpty && rows.length > 0 && <Rows>{listItems}</Rows>}
      {/*
        The prerendered page contains both the skeleton and the empty state. If storage has a cart, the script
        `apps/storefront/inline/shopper.ts` in the head sets `data-cart` on `html`, which hides the empty state. Without
        the attribute `CartSkeleton` hides itself.
      */}
      {!isReady && <CartSkeleton />}
      {isEmpty ? (
        <styled.div css={isReady ? undefined : { 'html[data-cart] &': { display: 'none' } }}>
          <EmptyState
            illustration={<Illustration name="emptyCart" size={220} />}
            title={cartCopy.empty.title}
            text={cartCopy.empty.text}
            action={<Button href={paths.medicines}>{cartCopy.empty.action}</Button>}
          />
        </styled.div>
      ) : (
        <CartColumns>
          <Rows aria-label={cartCopy.listLabel}>{listItems}</Rows>
          <CartAside>
            <BlockBoundary>
              <DeliverTo />
            </BlockBoundary>
            <TotalsBox
              title={cartCopy.totals.title}
              sums={[
                { name: cartCopy.totals.subtotal, rupees: totals.subtotal },
                { name: cartCopy.totals.shipping, rupees: totals.shipping },
                { name: cartCopy.totals.total, rupees: totals.total },
              ]}
              note={cartCopy.totals.note}
              saving={savedRupees > 0 ? cartCopy.saving(savedRupees) : undefined}
            >
              <PriceCheck
                state={getPriceCheckState()}
                changedCount={changedCount}
                uncheckedCount={uncheckedCount}
                offerCount={items.filter((item) => offerFor(item, todaysPriceOf(item)) !== undefined).length}
                areChangesShown={areChangesShown}
                onCheck={() => check(items.map(({ title }) => title))}
                onShow={() => {
                  setAreChangesShown(true);
                  focusHeading();
                }}
              />
            </TotalsBox>
            <ActionBar
              label={cartCopy.totals.total}
              totalRupees={totals.total}
              action={
                <Button href={paths.payment} size="lg">
                  {cartCopy.payNow}
                </Button>
              }
            />
            <Button href={paths.medicines} variant="ghost">
              {cartCopy.browse}
            </Button>
          </CartAside>
        </CartColumns>
      )}
    </Container>
  );
}
