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
import { ActionBar, Button, EmptyState, Illustration, moveFocusFromRemoved, toast, WarningNotice } from '@niramaya/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DeliverTo } from '../DeliverTo/DeliverTo';
import { CartLine, Row } from './CartLine';
import { Aside, CartSkeleton, Columns } from './CartSkeleton';
import { PriceCheck } from './PriceCheck';
import { TotalsBox } from '../TotalsBox/TotalsBox';

/** As wide as a digit; a figure space would load another font. */
const enDash = '–';

const Rows = styled('ul', { base: { display: 'grid', gap: '4', listStyleType: 'none' } });

export function CartScreen() {
  const { items, rows, totals, count, hasStored, isReady } = useCart();
  const health = useStorageHealth();
  const hasUnreadable = useUnreadableCart();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);

  // Not for a cart that is emptied by hand (AMB-21).
  const hasRead = useRef(false);
  useEffect(() => {
    if (!isReady || hasRead.current) return;
    hasRead.current = true;
    if (!hasStored) toast.error(messages.noItem);
  }, [isReady, hasStored]);

  useEffect(() => () => void dispatch(clearRemoved()), [dispatch]);

  const changes = usePriceChanges(items);
  const { check, sold, isAsking, hasAsked } = usePriceCheck();
  const [isShown, setIsShown] = useState(false);
  const isDifferent = ({ title, discountedPrice }: CartItem) =>
    sold.has(title) && sold.get(title)?.discountedPrice !== discountedPrice;
  const changed = items.filter(isDifferent).length;
  const unchecked = items.filter(({ title }) => !sold.has(title)).length;
  const answered = unchecked === items.length ? 'failed' : 'ready';
  const todayOf = (item: CartItem) =>
    changes.get(item.title) ?? (isShown && isDifferent(item) ? sold.get(item.title) : undefined);
  const saved =
    items.reduce(
      (sum, item) => sum + Math.max(0, toPaise(item.price) - toPaise(item.discountedPrice)) * item.quantity,
      0,
    ) / 100;

  // The page does not scroll to the heading, because in a long cart the line that has changed would be out of sight.
  const focusHeading = useCallback(() => moveFocusFromRemoved(heading.current, { preventScroll: true }), []);

  /** In px, by title. */
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const remove = useCallback(
    (title: string, height: number) => {
      setHeights((known) => ({ ...known, [title]: height }));
      dispatch(removeFromCart(title));
      toast.success(messages.itemRemoved);
      focusHeading();
    },
    [dispatch, focusHeading],
  );

  const shown = rows.map(({ item, isRemoved }) =>
    isRemoved ? (
      <Row key={`removed ${item.title}`} entering>
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
          style={{ minHeight: items.length > 0 ? (heights[item.title] ?? 0) : 0 }}
        >
          <span>{cartCopy.removed(item.title)}</span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={cartCopy.undoOf(item.title)}
            onClick={() => {
              dispatch(undoRemove(item.title));
              focusHeading();
            }}
          >
            {cartCopy.undo}
          </Button>
        </Flex>
      </Row>
    ) : (
      <CartLine
        key={item.title}
        {...item}
        isBack={item.title in heights}
        today={todayOf(item)}
        onRemove={remove}
        onPriceTaken={focusHeading}
      />
    ),
  );

  return (
    <Container py={{ base: '6', lg: '10' }} minH="[100dvh]">
      <styled.h1 ref={heading} tabIndex={-1} textStyle="heading" pb="6" outline="[none]">
        <span>{cartCopy.heading}</span> {/* Hidden until storage has been read. */}
        <styled.span
          color="brand.fg"
          css={{ '&[data-unread]': { visibility: 'hidden' } }}
          data-unread={isReady ? undefined : ''}
        >
          {`(${isReady ? count : enDash})`}
        </styled.span>
      </styled.h1>
      {health !== 'ok' && <WarningNotice text={cartCopy.kept[health]} />}
      {hasUnreadable && <WarningNotice {...cartCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />}
      {items.length === 0 && rows.length > 0 && <Rows>{shown}</Rows>}
      {!isReady && <CartSkeleton />}
      {items.length === 0 ? (
        <styled.div css={isReady ? undefined : { 'html[data-cart] &': { display: 'none' } }}>
          <EmptyState
            illustration={<Illustration name="emptyCart" size={220} />}
            title={cartCopy.empty.title}
            text={cartCopy.empty.text}
            action={<Button href={paths.medicines}>{cartCopy.empty.action}</Button>}
          />
        </styled.div>
      ) : (
        <Columns>
          <Rows aria-label={cartCopy.listLabel}>{shown}</Rows>
          <Aside>
            <BlockBoundary>
              <DeliverTo />
            </BlockBoundary>
            <TotalsBox {...totals} saving={saved > 0 ? cartCopy.saving(saved) : undefined}>
              <PriceCheck
                state={isAsking ? 'asking' : hasAsked ? answered : 'idle'}
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
          </Aside>
        </Columns>
      )}
    </Container>
  );
}
