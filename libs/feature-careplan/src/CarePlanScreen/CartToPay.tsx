import { formatRupees, paths } from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/copy/careplan';
import { languageCopy } from '@niramaya/copy/language';
import { useCart, useStorageReady, useStoredPlan } from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';
import type { InConsultation } from './useInConsultation';

/** The list names this many products at most. The others are counted in one row. */
const maxRows = 3;

/**
 * The sentence above the plans while the payment charges the cart. The prerendered page contains it, and
 * `apps/storefront/inline/shopper.ts` sets `data-cart` on `html` for a stored cart. Without that mark it is hidden.
 */
export function CartFirst() {
  const copy = carePlanCopy.plan.pays;
  const { totals } = useCart();
  const isReady = useStorageReady();
  if (isReady && totals.total <= 0) return null;
  return (
    <styled.p css={isReady ? undefined : { 'html:not([data-cart]) &': { display: 'none' } }}>
      <span>{copy.cart}</span>{' '}
      <UiLink href={paths.cart} variant="inline">
        {copy.openCart}
      </UiLink>
    </styled.p>
  );
}

const Panel = styled('section', {
  base: { display: 'grid', gap: '3', minWidth: '0', _empty: { display: 'none' } },
  variants: {
    isCharged: {
      true: {
        p: '4',
        bg: 'bg.subtle',
        borderRadius: 'control',
        // The part about paid products is at least as tall as the empty room that the prerendered page reserves for it,
        // so that Pay Now below does not move. The heights are those of `Room` in
        // `apps/storefront/src/app/CarePlanScreen/CarePlanScreen.tsx`. A change has to be made in both files.
        '& > [data-paid-lines-notice]': {
          minHeight: { base: '[10.75rem]', md: '[8.25rem]', lg: '[9.75rem]' },
          'html[data-steps] &': { minHeight: { base: '[12.25rem]', md: '[8.25rem]', lg: '[11.5rem]' } },
        },
      },
      false: {},
    },
    // Before storage is read, the panel is hidden unless `apps/storefront/inline/shopper.ts` has marked a stored cart.
    isUnknown: { true: { 'html:not([data-cart]) &': { display: 'none' } } },
  },
});

const Rows = styled('ul', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& > li': {
      display: 'flex',
      flexWrap: { _largeText: 'wrap' },
      alignItems: 'center',
      gap: '3',
      minHeight: '8',
      fontSize: '[0.9375rem]',
      lineHeight: '[1.4]',
    },
    // A name of two lines, or of one line with a mark below it, is no higher than this.
    '& > li[data-product]': { minHeight: '11' },
    // The number of lines of a stored cart: `maxRows` products, and a row for the others.
    '& > li[data-room]': { minHeight: '[calc(min(var(--cart-lines), 4) * 2.75rem)]' },
    '& > li > :nth-last-child(2)': { flex: '1', minWidth: '0' },
  },
});

const Total = styled('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    borderTopWidth: '1px',
    pt: '2',
    fontWeight: 'bold',
  },
});

interface CartToPayProps {
  readonly inConsultation: InConsultation;
  /** The marks of the products that are already paid for, by their title. */
  readonly marks: ReadonlyMap<string, string>;
  /** The part about paid products below the list. It stays after the last product has left the cart. */
  readonly children?: ReactNode;
}

/**
 * CartToPay lists what Pay Now pays for while the cart is charged: the consultation, the products, and the plan as not
 * included. A product that is already paid for has a mark. Without products that cost something only `children` shows.
 *
 * In the prerendered page, which does not know the cart, it is the room for the list.
 */
export function CartToPay({ inConsultation, marks, children }: CartToPayProps) {
  const copy = carePlanCopy.plan.pays.list;
  const { items, totals } = useCart();
  const plan = useStoredPlan();
  const isReady = useStorageReady();
  const isCharged = !isReady || totals.total > 0;
  const rest = items.slice(maxRows);
  return (
    <Panel aria-label={isCharged ? copy.title : undefined} isCharged={isCharged} isUnknown={!isReady}>
      {isCharged && (
        <>
          <styled.h3 fontWeight="semibold">{copy.title}</styled.h3>
          <Rows>
            {inConsultation !== 'no' && (
              <styled.li css={isReady ? undefined : { 'html:not([data-steps]) &': { display: 'none' } }}>
                <span>{copy.consultation}</span>
                <span>{formatRupees(0)}</span>
              </styled.li>
            )}
            {items.slice(0, maxRows).map(({ title, quantity, discountedPrice }) => (
              <li key={title} data-product="">
                <span>{copy.times(quantity)}</span>
                <span>
                  {/* A name with a mark has one line, so that no row is higher than its room. */}
                  <styled.span lang={languageCopy.apiLanguage} lineClamp={marks.has(title) ? 1 : 2}>
                    {title}
                  </styled.span>
                  {marks.has(title) && (
                    <styled.span display="block" textStyle="caption" color="warning.fg">
                      {marks.get(title)}
                    </styled.span>
                  )}
                </span>
                <span>{formatRupees(discountedPrice * quantity)}</span>
              </li>
            ))}
            {rest.length > 0 && (
              <li data-product="">
                <span>{copy.more(rest.length)}</span>
                <span>
                  {formatRupees(
                    rest.reduce((sum, { quantity, discountedPrice }) => sum + discountedPrice * quantity, 0),
                  )}
                </span>
              </li>
            )}
            {!isReady && <li aria-hidden data-room="" />}
            <styled.li color="fg.muted">
              <span>{copy.plan(plan?.months ?? null)}</span>
              <span>{copy.notIncluded}</span>
            </styled.li>
          </Rows>
          <Total>
            <span>{copy.total}</span>
            <styled.span css={isReady ? undefined : { visibility: 'hidden' }}>{formatRupees(totals.total)}</styled.span>
          </Total>
        </>
      )}
      {children}
    </Panel>
  );
}
