import { Flex, styled } from '@niramaya/ui/styled';
import { linesPaidBy, type Order, type PaidLine } from '@niramaya/contract';
import { confirmationCopy } from '@niramaya/copy/confirmation';
import { putBackPaidLines, takeOutPaidLines, useAppDispatch, useCart } from '@niramaya/data-access';
import { Button, moveFocusFromRemoved } from '@niramaya/ui';
import { useRef, useState } from 'react';

/**
 * CartQuestion asks whether the products that were paid for stay in the cart, because a payment leaves them there
 * (requirement AMB-35 in `docs/requirements.md`). Its button takes the paid packs out, as that of `PaidLines` does. The
 * answer takes the place of the question, even if such products are left, and a cleared cart can be restored until the
 * confirmation closes. It renders nothing if there is nothing left to ask about.
 */
export function CartQuestion({ order }: { readonly order: Order }) {
  const copy = confirmationCopy.cart;
  const dispatch = useAppDispatch();
  const { items } = useCart();
  // The lines are those that the shopper has taken out. Null is a question without an answer.
  const [answer, setAnswer] = useState<'kept' | readonly PaidLine[] | null>(null);
  const text = useRef<HTMLParagraphElement>(null);

  const paid = linesPaidBy([order], items);
  const left = paid.length;
  const isKept = left > 0 && answer === 'kept';
  const cleared = answer === 'kept' ? null : answer;
  if (left === 0 && cleared === null) return null;

  const finish = (next: typeof answer) => {
    setAnswer(next);
    moveFocusFromRemoved(text.current);
  };
  const clear = () => {
    dispatch(takeOutPaidLines(paid));
    finish(paid);
  };
  const undo = (lines: readonly PaidLine[]) => {
    dispatch(putBackPaidLines(lines));
    finish(null);
  };

  let said = copy.question(left);
  if (isKept) said = copy.kept(left);
  else if (cleared) said = copy.cleared;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <styled.p ref={text} tabIndex={-1} outline="[none]">
        {said}
      </styled.p>
      <Flex wrap="wrap" gap="2" _print={{ display: 'none' }}>
        {answer === null && (
          <>
            <Button variant="outline" size="sm" onClick={() => finish('kept')}>
              {copy.keep(left)}
            </Button>
            <Button variant="outline" size="sm" onClick={clear}>
              {copy.clear}
            </Button>
          </>
        )}
        {cleared && (
          <Button variant="outline" size="sm" onClick={() => undo(cleared)}>
            {confirmationCopy.undo}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
