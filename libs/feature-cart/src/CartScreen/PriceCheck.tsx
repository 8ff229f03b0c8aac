import { cartCopy } from '@niramaya/copy/cart';
import { Button } from '@niramaya/ui';
import { Flex, styled } from '@niramaya/ui/styled';

export interface PriceCheckProps {
  /**
   * 'idle' before the first check, 'asking' while requests run, 'failed' if no product has a response, and 'ready' if
   * at least one has: `uncheckedCount` then counts the others.
   */
  readonly state: 'idle' | 'asking' | 'failed' | 'ready';
  /** The number of lines with another price, or no longer sold. */
  readonly changedCount: number;
  /** The number of lines without a response, such as a line that another tab added after the check. */
  readonly uncheckedCount: number;
  /** The number of lines with a cheaper offer, which each line shows by itself. */
  readonly offerCount: number;
  /** True once the shopper has clicked the button that shows the result of the check at the lines. */
  readonly areChangesShown: boolean;
  readonly onCheck: () => void;
  readonly onShow: () => void;
}

function textOf({ state, changedCount, uncheckedCount, offerCount, areChangesShown }: PriceCheckProps): string {
  const { today } = cartCopy;
  if (state !== 'ready') return today[state];
  return [
    changedCount === 0 && uncheckedCount === 0 ? today.same : '',
    changedCount > 0 ? today.changed(changedCount) : '',
    changedCount > 0 && areChangesShown ? today.shown : '',
    uncheckedCount > 0 ? today.unchecked(uncheckedCount) : '',
    offerCount > 0 ? today.offers(offerCount) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/**
 * PriceCheck has a button that asks the parent to compare the cart with today's prices, and shows the result as a
 * sentence, which a screen reader announces. If prices have changed, a second button asks the parent to show them at
 * their lines. The sentence counts the offers too, whose boxes appear at their lines at once, perhaps out of sight.
 */
export function PriceCheck(props: PriceCheckProps) {
  const { state, changedCount, uncheckedCount, areChangesShown, onCheck, onShow } = props;
  const { today } = cartCopy;
  const isIncomplete = state === 'failed' || (state === 'ready' && uncheckedCount > 0);
  return (
    <styled.div borderTopWidth="1px" borderColor="border" mt="4" pt="4">
      {/*
        The result may be two lines longer than the text before it. The reserved height keeps Pay Now in its place.
      */}
      <styled.p role="status" textStyle="caption" color="fg.muted" minH="[3lh]">
        <span>{textOf(props)}</span>
      </styled.p>
      <Flex wrap="wrap" gap="2" pt="2">
        <Button variant="outline" size="sm" busy={state === 'asking'} busyLabel={today.asking} onClick={onCheck}>
          {isIncomplete ? today.again : today.check}
        </Button>
        {state === 'ready' && changedCount > 0 && !areChangesShown && (
          <Button variant="outline" size="sm" onClick={onShow}>
            {today.show}
          </Button>
        )}
      </Flex>
    </styled.div>
  );
}
