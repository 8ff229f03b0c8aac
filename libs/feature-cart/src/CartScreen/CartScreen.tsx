import { Container, Flex, styled } from '@niramaya/ui/styled';
import { paths, toPaise, type CartItem } from '@niramaya/contract';
import { cartCopy } from '@niramaya/copy/cart';
import { messages } from '@niramaya/copy/messages';
import {
  clearRemoved,
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
import { useCallback, useEffect, useRef, useState } from 'react';
import { DeliverTo } from '../DeliverTo/DeliverTo';
import { CartAside, CartColumns } from './CartLayout';
import { CartLine, CartListItem, type LineNotice } from './CartLine';
import { CartSkeleton } from './CartSkeleton';
import { PriceCheck } from './PriceCheck';

/**
 * An invisible en dash reserves the width of the number of products until storage has been read. An en dash is as wide
 * as a digit; so is a figure space, but the browser would load another font for it.
 */
const enDash = '–';

// They are constants, because `CartLine` renders again for another object.
const noNotice: LineNotice = { kind: 'none' };
const gone: LineNotice = { kind: 'gone' };

const Rows = styled('ul', { base: { display: 'grid', gap: '4', listStyleType: 'none' } });

/**
 * CartScreen shows the cart of browser storage with its totals: change quantities, remove and restore lines, compare
 * with today's prices, go to the payment. It opens for guests too (AMB-42). Only the check of prices sends requests.
 */
export function CartScreen() {
  const { items, rows, totals, isReady } = useCart();
  const isEmpty = items.length === 0;
  const health = useStorageHealth();
  const hasUnreadable = useUnreadableCart();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);

  // The error toast is for a shopper who arrives with an empty cart, and not for one who empties it here (AMB-21).
  const hasRead = useRef(false);
  useEffect(() => {
    if (!isReady || hasRead.current) return;
    hasRead.current = true;
    if (isEmpty) toast.error(messages.noItem, { subject: 'cart' });
  }, [isReady, isEmpty]);

  useEffect(() => () => void dispatch(clearRemoved()), [dispatch]);

  // `changes` has prices that other screens have fetched after the line was added, and `priceOf` those that the shopper
  // checks here.
  const changes = usePriceChanges(items);
  const { check, priceOf, isAsking, hasAsked } = usePriceCheck();
  const [isShown, setIsShown] = useState(false);
  const isDifferent = ({ title, discountedPrice }: CartItem) => {
    const today = priceOf(title);
    return today.kind === 'gone' || (today.kind === 'sold' && today.line.discountedPrice !== discountedPrice);
  };
  const changed = items.filter(isDifferent).length;
  const unchecked = items.filter(({ title }) => priceOf(title).kind === 'noResponse').length;
  const stateOfResult = unchecked === items.length ? 'failed' : 'ready';
  /** Returns the notice of a line. A result of the check is newer than the prices of other screens. */
  const noticeOf = (item: CartItem): LineNotice => {
    const known = changes.get(item.title);
    const checked = priceOf(item.title);
    if (checked.kind === 'noResponse') return known ? { kind: 'changed', today: known } : noNotice;
    if (!isDifferent(item) || (!isShown && !known)) return noNotice;
    return checked.kind === 'sold' ? { kind: 'changed', today: checked.line } : gone;
  };
  const saved =
    items.reduce(
      (sum, item) => sum + Math.max(0, toPaise(item.price) - toPaise(item.discountedPrice)) * item.quantity,
      0,
    ) / 100;

  // The page does not scroll to the heading, because in a long cart the line that has changed would be out of sight.
  const focusHeading = useCallback(() => moveFocusFromRemoved(heading.current, { preventScroll: true }), []);

  // The height of each removed line in px, by its title. The notice in its place is as tall, so that no other line
  // moves.
  const [heightsPx, setHeightsPx] = useState<Readonly<Record<string, number>>>({});
  // The toast of each removed line, by its title. Undo closes it, because it no longer holds.
  const toasts = useRef(new Map<string, string>());
  const remove = useCallback(
    (title: string, heightPx: number) => {
      setHeightsPx((known) => ({ ...known, [title]: heightPx }));
      dispatch(removeFromCart(title));
      toasts.current.set(title, toast.success(messages.itemRemoved, { subject: 'cart' }));
      focusHeading();
    },
    [dispatch, focusHeading],
  );
  const undo = (title: string) => {
    dispatch(undoRemove(title));
    const shown = toasts.current.get(title);
    if (shown !== undefined) toast.dismiss(shown);
    focusHeading();
  };

  // Removed lines are rows too, each with a button that brings it back, until the shopper leaves the screen.
  const listItems = rows.map(({ item, isRemoved }) =>
    isRemoved ? (
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
          style={{ minHeight: items.length > 0 ? (heightsPx[item.title] ?? 0) : 0 }}
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
        isBack={item.title in heightsPx}
        notice={noticeOf(item)}
        onRemove={remove}
        onPriceTaken={focusHeading}
      />
    ),
  );

  return (
    <Container py={{ base: '6', lg: '10' }} minH="[100dvh]">
      <styled.h1 ref={heading} tabIndex={-1} textStyle="heading" pb="6" outline="[none]">
        <span>{cartCopy.heading}</span>{' '}
        {/* The number is hidden, with its space reserved, until storage has been read. */}
        <styled.span
          color="brand.fg"
          css={{ '&[data-unread]': { visibility: 'hidden' } }}
          data-unread={isReady ? undefined : ''}
        >
          {`(${isReady ? totals.count : enDash})`}
        </styled.span>
      </styled.h1>
      {health !== 'ok' && <WarningNotice text={cartCopy.kept[health]} />}
      {hasUnreadable && <WarningNotice {...cartCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />}
      {isEmpty && rows.length > 0 && <Rows>{listItems}</Rows>}
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
              saving={saved > 0 ? cartCopy.saving(saved) : undefined}
            >
              <PriceCheck
                state={isAsking ? 'asking' : hasAsked ? stateOfResult : 'idle'}
                changed={changed}
                unchecked={unchecked}
                isShown={isShown}
                onCheck={() => check(items.map(({ title }) => title))}
                onShow={() => {
                  setIsShown(true);
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
