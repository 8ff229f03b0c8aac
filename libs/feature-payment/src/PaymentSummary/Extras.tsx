import { Grid, styled } from '@niramaya/ui/styled';
import { policy } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { CheckboxField } from '@niramaya/ui';
import { useState } from 'react';
import { CouponField } from './CouponField';
import { Folded } from './Folded';

/**
 * Reserves the height of the folded extras until storage is read, if a consultation has begun or a plan is chosen,
 * without a cart. The extras themselves are hidden then.
 */
const FoldedRoom = styled('div', {
  base: {
    display: 'none',
    minHeight: 'control',
    'html:is([data-steps], [data-plan]):not([data-cart]) &': { display: 'block' },
  },
});

const Coins = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });

export interface ExtrasProps {
  /**
   * Whether a line with the title replaces the extras until it is pressed. Extras that the shopper has used stay open.
   */
  readonly folded: boolean;
  /** Whether storage has not been read, so that `folded` is not known. */
  readonly unknown: boolean;
  /**
   * Called when a box changes, with whether one of both is ticked. The shop calls the extras without effect examples.
   */
  readonly onExamples?: ((isTicked: boolean) => void) | undefined;
}

/**
 * Extras are the box for the care plan, the coupon, and the coins with their box. They have no effect: their state
 * stays here, also while `folded` changes, and the total stays the same (PAYMENT-23 to PAYMENT-27).
 */
export function Extras({ folded, unknown, onExamples }: ExtrasProps) {
  const copy = paymentCopy.summary;
  const [ticked, setTicked] = useState({ carePlan: false, coins: false });
  const [isUsed, setIsUsed] = useState(false);
  const tick = (change: Partial<typeof ticked>) => {
    const next = { ...ticked, ...change };
    setTicked(next);
    onExamples?.(next.carePlan || next.coins);
  };
  return (
    <>
      <Folded title={copy.extras} foldable={folded} startsOpen={isUsed} roomless={unknown}>
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap="4" onInput={() => setIsUsed(true)}>
          <CheckboxField
            label={copy.carePlan}
            name="careplan"
            hint={ticked.carePlan ? `${copy.carePlanNote} ${copy.carePlanTicked}` : copy.carePlanNote}
            checked={ticked.carePlan}
            onChange={(carePlan) => tick({ carePlan })}
          />
          <CouponField />
          <Grid borderTopWidth="1px" borderColor="border" pt="4" gap="3">
            <Coins>
              <span>{copy.coins}</span>
              <styled.span fontVariantNumeric="tabular-nums" ms="[auto]">
                {policy.coins.toFixed(2)}
              </styled.span>
            </Coins>
            <CheckboxField
              label={copy.redeem}
              name="redeem"
              hint={ticked.coins ? copy.redeemTicked : undefined}
              checked={ticked.coins}
              onChange={(coins) => tick({ coins })}
            />
          </Grid>
        </Grid>
      </Folded>
      {unknown && <FoldedRoom aria-hidden />}
    </>
  );
}
