import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { policy, type CartItem } from '@niramaya/contract';
import { cartCopy } from '@niramaya/copy/cart';
import { decrease, increase, useBrowserStorage } from '@niramaya/data-access';
import type { ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { Button, Price, ProductPicture, QuantityStepper, useMoney } from '@niramaya/ui';

interface CartRowProps extends CartItem {
  readonly onRemove: () => void;
  /** A notice of the full width below the product, such as the offer to take a new price. */
  readonly notice?: ReactNode;
}

/**
 * CartRow is for one line of the cart, with prices in rupees per pack. It writes a changed quantity to browser storage
 * itself; the parent removes the line. A large quantity is named and never refused (STATE-35).
 */
export function CartRow({ image, title, price, discountedPrice, quantity, onRemove, notice }: CartRowProps) {
  const storage = useBrowserStorage();
  const money = useMoney();
  return (
    <Grid
      columnGap={{ base: '4', md: '6' }}
      rowGap="3"
      alignItems="start"
      gridTemplateColumns={{
        base: '80px minmax(0, 1fr)',
        md: '112px minmax(0, 1fr) auto',
        _largeText: 'minmax(0, 1fr)',
      }}
      layerStyle="card"
      p={{ base: '3', md: '4' }}
    >
      <styled.div aspectRatio="1" w={{ _largeText: '[80px]' }} bg="bg.subtle" borderRadius="control" overflow="clip">
        <ProductPicture src={image} alt="" sizePx={112} />
      </styled.div>
      <styled.div minW="0">
        <styled.h2 fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </styled.h2>
        <Flex wrap="wrap" align="baseline" gap="2" pt="2">
          <Price
            amountRupees={discountedPrice}
            mrpRupees={price > discountedPrice ? price : undefined}
            size="md"
            labels={{ now: cartCopy.now, mrp: cartCopy.mrp }}
          />
          <styled.span textStyle="caption" color="fg.muted">
            {cartCopy.each}
          </styled.span>
        </Flex>
        {/*
          The total of the line shows from two packs on. Its space is reserved, so that a second pack moves nothing.
        */}
        <styled.p textStyle="caption" color="fg.muted" minH="[1lh]">
          {quantity > 1 && cartCopy.lineTotal(money(discountedPrice * quantity))}
        </styled.p>
        {/* The text has no number, so that a screen reader announces it once and not for each further pack. */}
        <styled.div aria-live="polite" textStyle="caption" color="warning.fg">
          {quantity > policy.largeQuantity && <p>{cartCopy.large}</p>}
        </styled.div>
      </styled.div>
      <Flex
        gridColumn={{ base: '1 / -1', md: '[auto]' }}
        alignSelf="stretch"
        direction={{ md: 'column' }}
        wrap="wrap"
        align={{ base: 'center', md: 'end' }}
        justify="space-between"
        rowGap="3"
        columnGap="0.5"
        marginInlineEnd={{ base: '-2', md: '0' }}
      >
        <QuantityStepper
          value={quantity}
          min={1}
          onIncrease={() => increase(storage, title)}
          onDecrease={() => decrease(storage, title)}
          labels={{
            group: cartCopy.quantityOf(title),
            value: cartCopy.quantity,
            increase: cartCopy.increase(title),
            decrease: cartCopy.decrease(title),
          }}
        />
        <Button
          variant="ghost"
          tone="danger"
          size="sm"
          startIcon={<Trash2 size={18} />}
          onClick={onRemove}
          aria-label={cartCopy.removeLabel(title)}
        >
          {cartCopy.remove}
        </Button>
      </Flex>
      {notice && <styled.div gridColumn="1 / -1">{notice}</styled.div>}
    </Grid>
  );
}
