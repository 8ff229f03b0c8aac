import { chakra } from '@niramaya/ui/chakra';
import {
  beginOfIndianDay,
  formatShortDay,
  indianDay,
  formatRupees,
  isRefillInterval,
  paths,
  refillCopy,
  type Refill,
} from '@niramaya/contract';
import { refillCart, setRefillDays, useAppDispatch, type Refilled } from '@niramaya/data-access';
import { Button, IconButton, ProductPicture, TextField, UiLink, useCopy } from '@niramaya/ui';
import { ShoppingCart, X } from 'lucide-react';
import { useState } from 'react';

interface RefillCardProps {
  readonly refill: Refill;
  /** The pressed button goes with the card: whoever lists it takes the focus over. */
  readonly onLeftOut: () => void;
}

const Card = chakra('article', {
  base: { display: 'grid', gap: '3', p: '4', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    '& > div:first-of-type': {
      boxSize: '14',
      bg: 'bg.subtle',
      borderRadius: 'control',
      overflow: 'hidden',
      flexShrink: '0',
    },
  },
});

const dayName = (day: number) => formatShortDay(new Date(beginOfIndianDay(day)));

/** When it is due, seen from today, in words. */
function dueInWords(dueDay: number, words: (typeof refillCopy)['en']['due']): string {
  const today = indianDay(Date.now());
  if (dueDay === today) return words.today();
  return dueDay < today ? words.since(dayName(dueDay)) : words.later(dayName(dueDay));
}

/** What came of a press, in words; a price that has changed since is said with the one before. */
function outcomeInWords(outcome: Refilled, { outcomes }: (typeof refillCopy)['en']): string {
  if (outcome.kind !== 'added') return outcomes[outcome.kind];
  const { nowRupees, beforeRupees } = outcome;
  return nowRupees === beforeRupees
    ? outcomes.added(formatRupees(nowRupees))
    : outcomes.changed(formatRupees(nowRupees), formatRupees(beforeRupees));
}

/** One product to buy again: when it is due, the days between, and the press that puts it in the cart. */
export function RefillCard({ refill: { line, orderedDay, days, dueDay }, onLeftOut }: RefillCardProps) {
  const copy = useCopy(refillCopy);
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(String(days));
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Refilled | null>(null);
  const [due, setDue] = useState({ dueDay, words: dueInWords(dueDay, copy.due) });
  if (due.dueDay !== dueDay) setDue({ dueDay, words: dueInWords(dueDay, copy.due) });
  const isInterval = isRefillInterval(Number(typed));
  const { title, image, quantity } = line;

  const type = (text: string) => {
    setTyped(text);
    if (isRefillInterval(Number(text))) dispatch(setRefillDays(title, Number(text)));
  };
  const add = async () => {
    setIsAsking(true);
    setOutcome(await dispatch(refillCart(line)));
    setIsAsking(false);
  };

  return (
    <Card>
      <Head>
        <div>
          <ProductPicture src={image} alt="" sizePx={56} />
        </div>
        <chakra.div flex="1" minW="0">
          <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </chakra.h3>
          <p>{due.words}</p>
          <chakra.p textStyle="caption" color="fg.muted">
            {copy.ordered(dayName(orderedDay), quantity)}
          </chakra.p>
        </chakra.div>
        <IconButton
          label={copy.leaveOut(title)}
          size="sm"
          icon={<X aria-hidden />}
          onClick={() => {
            dispatch(setRefillDays(title, null));
            onLeftOut();
          }}
        />
      </Head>
      <chakra.div maxW="[16rem]">
        <TextField
          label={copy.days}
          name={`days-${title}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          error={isInterval ? undefined : copy.notDays}
          onChange={type}
        />
      </chakra.div>
      <chakra.div>
        <Button
          variant="subtle"
          size="sm"
          busy={isAsking}
          startIcon={<ShoppingCart aria-hidden />}
          aria-label={copy.addOf(title, quantity)}
          onClick={() => void add()}
        >
          {copy.add(quantity)}
        </Button>
      </chakra.div>
      <p role="status">
        {isAsking
          ? copy.outcomes.asking
          : outcome && (
              <>
                {outcomeInWords(outcome, copy)}{' '}
                {(outcome.kind === 'added' || outcome.kind === 'already') && (
                  <UiLink href={paths.cart} variant="inline">
                    {copy.goToCart}
                  </UiLink>
                )}
              </>
            )}
      </p>
    </Card>
  );
}
