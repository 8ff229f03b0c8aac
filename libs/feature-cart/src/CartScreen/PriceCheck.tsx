import { cartCopy } from '@niramaya/contract/copy/cart';
import { Button, useCopy } from '@niramaya/ui';
import { Flex, styled } from '@niramaya/ui/styled';

interface PriceCheckProps {
  readonly state: 'asking' | 'failed' | 'ready';
  /** How many lines have another price today, or are no longer sold. */
  readonly changed: number;
  /** Whether these lines are marked in the list. */
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/**
 * Shows whether the prices of the cart are today's. Its space is reserved before the response, and the notices in the list
 * wait for a click, so that nothing moves by itself.
 */
export function PriceCheck({ state, changed, isShown, onShow }: PriceCheckProps) {
  const { today } = useCopy(cartCopy);
  const text = state === 'ready' ? (changed > 0 ? today.changed(changed) : today.same) : today[state];
  return (
    <Flex role="status" align="start" gap="3" minH="14" textStyle="caption" color="fg.muted">
      <styled.p flex="1" minW="0">
        <span>{text}</span> {isShown && changed > 0 && <span>{today.shown}</span>}
      </styled.p>
      {state === 'ready' && changed > 0 && !isShown && (
        <Button variant="outline" size="sm" onClick={onShow}>
          {today.show}
        </Button>
      )}
    </Flex>
  );
}
