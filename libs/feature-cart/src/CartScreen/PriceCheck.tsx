import { cartCopy } from '@niramaya/contract/copy/cart';
import { Button } from '@niramaya/ui';
import { Flex, styled } from '@niramaya/ui/styled';

interface PriceCheckProps {
  readonly state: 'asking' | 'failed' | 'ready';
  /** Lines with another price, or no longer sold. */
  readonly changed: number;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** Nothing moves by itself: a click marks lines. */
export function PriceCheck({ state, changed, isShown, onShow }: PriceCheckProps) {
  const text =
    state === 'ready' ? (changed > 0 ? cartCopy.today.changed(changed) : cartCopy.today.same) : cartCopy.today[state];
  return (
    <Flex role="status" align="start" gap="3" minH="14" textStyle="caption" color="fg.muted">
      <styled.p flex="1" minW="0">
        <span>{text}</span> {isShown && changed > 0 && <span>{cartCopy.today.shown}</span>}
      </styled.p>
      {state === 'ready' && changed > 0 && !isShown && (
        <Button variant="outline" size="sm" onClick={onShow}>
          {cartCopy.today.show}
        </Button>
      )}
    </Flex>
  );
}
