import { cartCopy } from '@niramaya/copy/cart';
import { Button } from '@niramaya/ui';
import { Flex, styled } from '@niramaya/ui/styled';

export interface PriceCheckProps {
  /** 'idle' before the first check, 'asking' while requests run, and 'failed' if no product has a response. */
  readonly state: 'idle' | 'asking' | 'failed' | 'ready';
  /** The number of lines with another price, or no longer sold. */
  readonly changed: number;
  /** The number of lines without a response, such as a line that another tab added after the check. */
  readonly unchecked: number;
  /** The lines show their new prices. */
  readonly isShown: boolean;
  readonly onCheck: () => void;
  readonly onShow: () => void;
}

function textOf({ state, changed, unchecked, isShown }: PriceCheckProps): string {
  const { today } = cartCopy;
  if (state !== 'ready') return today[state];
  if (changed === 0 && unchecked === 0) return today.same;
  return [
    changed > 0 ? today.changed(changed) : '',
    changed > 0 && isShown ? today.shown : '',
    unchecked > 0 ? today.unchecked(unchecked) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/**
 * PriceCheck compares the cart with today's prices when the shopper clicks, and shows the result as a sentence. A
 * second button then shows the new prices at their lines. The parent sends the requests.
 */
export function PriceCheck(props: PriceCheckProps) {
  const { state, changed, unchecked, isShown, onCheck, onShow } = props;
  const { today } = cartCopy;
  const isIncomplete = state === 'failed' || (state === 'ready' && unchecked > 0);
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
        {state === 'ready' && changed > 0 && !isShown && (
          <Button variant="outline" size="sm" onClick={onShow}>
            {today.show}
          </Button>
        )}
      </Flex>
    </styled.div>
  );
}
