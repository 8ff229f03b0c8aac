import { Flex, styled } from '@niramaya/ui/styled';
import { beginOfIndianDay, formatRupees, isRefillInterval, normaliseCode, type Refill } from '@niramaya/contract';
import { shortDay } from '@niramaya/copy/short-day';
import { languageCopy } from '@niramaya/copy/language';
import { refillCopy } from '@niramaya/copy/refill';
import { setRefillDays, useBrowserStorage, type OrderAgainResult } from '@niramaya/data-access';
import { Button, IconButton, ProductPicture, TextField } from '@niramaya/ui';
import { ShoppingCart, X } from 'lucide-react';
import { useState } from 'react';
import { isInCart } from '../BuyStatus/order-again';
import { BuyStatus } from '../BuyStatus/BuyStatus';
import { PanelCard } from '../PanelCard';

interface RefillCardProps {
  readonly refill: Refill;
  /** The Indian calendar day in days since 1970, as `dueDay` of the refill. */
  readonly today: number;
  /**
   * The result of the last purchase of this product, by this card or by 'Add all due refills': 'asking' while today's
   * price is requested, null before the first purchase.
   */
  readonly outcome: OrderAgainResult | 'asking' | null;
  readonly onAdd: () => void;
  /** Called once the product is off the list of refills. The parent must move the focus: this card disappears. */
  readonly onLeftOut: () => void;
}

/** Returns a day, in days since 1970, as 'Tue, 3 Feb'. */
const formatDay = (day: number) => shortDay(new Date(beginOfIndianDay(day)));

/** Returns the result of ordering again in words. */
function outcomeInWords(outcome: OrderAgainResult): string {
  const { outcomes } = refillCopy;
  switch (outcome.kind) {
    case 'addedAtTodaysPrice': {
      const now = formatRupees(outcome.nowRupees);
      const before = formatRupees(outcome.beforeRupees);
      return outcome.nowRupees === outcome.beforeRupees ? outcomes.added(now) : outcomes.changed(before, now);
    }
    case 'addedAtOldPrice':
      return outcomes.addedAtOldPrice(formatRupees(outcome.beforeRupees));
    case 'alreadyInCart':
      return outcomes.already;
    case 'gone':
      return outcomes.gone;
  }
}

/**
 * Returns the number of days that was typed, or null if it is no valid interval. The digits may be those of Hindi, and
 * spaces around them do not count.
 */
function readInterval(text: string): number | null {
  const days = Number(normaliseCode(text));
  return isRefillInterval(days) ? days : null;
}

function stateOf(dueDay: number, today: number): keyof typeof refillCopy.due {
  if (dueDay === today) return 'today';
  return dueDay < today ? 'overdue' : 'later';
}

/**
 * RefillCard is for one product that was ordered before: the day on which it is due, the number of days between two
 * orders, which is stored with each valid keystroke, and the button that puts it in the cart.
 */
export function RefillCard({ refill, today, outcome, onAdd, onLeftOut }: RefillCardProps) {
  const { line, orderedDay, days, dueDay } = refill;
  const storage = useBrowserStorage();
  // The text of the field. It stays if another tab changes the days, because the shopper may be about to type.
  const [typed, setTyped] = useState(String(days));
  const isAsking = outcome === 'asking';
  const result = isAsking || outcome === null ? null : { text: outcomeInWords(outcome), isInCart: isInCart(outcome) };
  const { title, image, quantity } = line;

  const changeDays = (text: string) => {
    setTyped(text);
    const interval = readInterval(text);
    if (interval !== null) setRefillDays(storage, title, interval);
  };

  return (
    <PanelCard>
      <Flex align="start" gap="3">
        <styled.div boxSize="14" bg="bg.subtle" borderRadius="control" overflow="hidden" flexShrink="0">
          <ProductPicture src={image} alt="" sizePx={56} />
        </styled.div>
        <styled.div flex="1" minW="0">
          <styled.h4 lang={languageCopy.apiLanguage} fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </styled.h4>
          <p>{refillCopy.due[stateOf(dueDay, today)](formatDay(dueDay))}</p>
          <styled.p textStyle="caption" color="fg.muted">
            {refillCopy.ordered(formatDay(orderedDay), quantity)}
          </styled.p>
        </styled.div>
        <IconButton
          label={refillCopy.leaveOut(title)}
          size="sm"
          icon={<X aria-hidden />}
          onClick={() => {
            // The value null takes the product off the list of refills.
            setRefillDays(storage, title, null);
            onLeftOut();
          }}
        />
      </Flex>
      <styled.div maxW="[16rem]">
        <TextField
          label={refillCopy.days}
          name={`days-${title}`}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={3}
          value={typed}
          error={readInterval(typed) === null ? refillCopy.notDays : undefined}
          onChange={changeDays}
        />
      </styled.div>
      <styled.div>
        <Button
          variant="subtle"
          size="sm"
          busy={isAsking}
          startIcon={<ShoppingCart aria-hidden />}
          aria-label={refillCopy.addOf(title, quantity)}
          onClick={onAdd}
        >
          {refillCopy.add(quantity)}
        </Button>
      </styled.div>
      <BuyStatus status={isAsking ? 'asking' : result} />
    </PanelCard>
  );
}
