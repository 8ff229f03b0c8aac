import { Flex, styled } from '@niramaya/ui/styled';
import type { Order } from '@niramaya/contract';
import { confirmationCopy } from '@niramaya/copy/confirmation';
import {
  clearPaid,
  restorePaid,
  useAppDispatch,
  useCart,
  useStoredPlan,
  type ClearedPurchase,
} from '@niramaya/data-access';
import { Button, moveFocusFromRemoved } from '@niramaya/ui';
import { useRef, useState } from 'react';

interface Texts {
  readonly question: string;
  readonly keep: string;
  readonly clear: string;
  readonly kept: string;
  readonly cleared: string;
}

/** Returns the texts about the products of an order that the cart still has. */
function textsOfCart(count: number): Texts {
  const { question, keep, clear, kept, cleared } = confirmationCopy.cart;
  return { question: question(count), keep: keep(count), clear, kept: kept(count), cleared };
}

/**
 * CartQuestion asks whether the products that were paid for stay in the cart, or the paid plan stays chosen, because a
 * payment leaves both as they are (AMB-35). The answer takes the place of the question, and a cleared cart can be
 * restored until the confirmation closes. It renders nothing if there is nothing left to ask about.
 */
export function CartQuestion({ order }: { readonly order: Order }) {
  const dispatch = useAppDispatch();
  const { items } = useCart();
  const plan = useStoredPlan();
  const [answer, setAnswer] = useState<'kept' | ClearedPurchase | null>(null);
  const text = useRef<HTMLParagraphElement>(null);

  const left = items.filter(({ title }) => order.lines.some((line) => line.title === title)).length;
  const hasPlan = order.planRupees > 0 && plan?.months === order.planMonths;
  const hasLeft = left > 0 || hasPlan;
  const isKept = hasLeft && answer === 'kept';
  const cleared = hasLeft || answer === 'kept' ? null : answer;
  if (!hasLeft && cleared === null) return null;

  const isAboutCart = cleared === null ? left > 0 : cleared.lines.length > 0;
  const texts: Texts = isAboutCart ? textsOfCart(left) : confirmationCopy.chosenPlan;
  const finish = (next: typeof answer) => {
    setAnswer(next);
    moveFocusFromRemoved(text.current);
  };
  const undo = (purchase: ClearedPurchase) => {
    dispatch(restorePaid(purchase));
    finish(null);
  };

  let said = texts.question;
  if (isKept) said = texts.kept;
  else if (cleared) said = texts.cleared;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <styled.p ref={text} tabIndex={-1} outline="[none]">
        {said}
      </styled.p>
      <Flex wrap="wrap" gap="2" _print={{ display: 'none' }}>
        {hasLeft && !isKept && (
          <>
            <Button variant="outline" size="sm" onClick={() => finish('kept')}>
              {texts.keep}
            </Button>
            <Button variant="outline" size="sm" onClick={() => finish(dispatch(clearPaid(order)))}>
              {texts.clear}
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
