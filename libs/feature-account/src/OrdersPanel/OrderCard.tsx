import { Flex, styled } from '@niramaya/ui/styled';
import {
  beginOfIndianDay,
  canBePhoneNumber,
  formatRupees,
  isAddressMissing,
  isConsultationAlone,
  lastDayOfPlan,
  orderStatus,
  policy,
  type Order,
  type PaidConsultation,
} from '@niramaya/contract';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { longDay } from '@niramaya/copy/long-day';
import { shortDay } from '@niramaya/copy/short-day';
import { languageCopy } from '@niramaya/copy/language';
import { ordersCopy, paidByInWords } from '@niramaya/copy/orders';
import {
  openAddress,
  setConsultationPhone,
  useAppDispatch,
  useBrowserStorage,
  useOwnOrders,
  usePaidConsultation,
} from '@niramaya/data-access';
import { Button, focusOnMount, ProductPicture, UiLink } from '@niramaya/ui';
import { MapPin, ReceiptText, RotateCcw } from 'lucide-react';
import { Fragment, useState, type ComponentType } from 'react';
import { BuyStatus, type BuyStatusProps } from '../BuyStatus/BuyStatus';
import { PanelCard } from '../PanelCard';
import { detailsOfConsultation, nextOfOrder } from './next-of-order';

/** The numbers for an emergency, each of which a tap calls. */
const EmergencyLine = () => (
  <Flex as="p" wrap="wrap" columnGap="3">
    <span>{consultFlowCopy.emergency.text}</span>
    <Flex as="span" wrap="wrap" columnGap="3">
      {policy.emergencyNumbers.map((number) => (
        <UiLink key={number} href={`tel:${number}`} variant="inline">
          {`${number} ${consultFlowCopy.emergency.numbers[number]}`}
        </UiLink>
      ))}
    </Flex>
  </Flex>
);

/** The props of the form for the phone number of a paid consultation. */
export interface NumberFormProps {
  /** The phone number as the shopper typed it, or empty text. */
  readonly phone: string;
  /** Whether the consultation is paid, which decides the sentence about no number. */
  readonly isPaid: boolean;
  /** Stores a text that can be a phone number. */
  readonly onAdd: (phone: string) => void;
}

interface OrderCardProps {
  readonly order: Order;
  /** Shown for a consultation of this order. It renders nothing if there was a number from the start. */
  readonly NumberForm: ComponentType<NumberFormProps> | undefined;
  /** The result of the last 'Order again' of this order; null before the first. */
  readonly outcome: BuyStatusProps['status'];
  /** True if the receipt of this order has just been closed. The button that opened it then gets the focus back. */
  readonly isReturnedTo: boolean;
  /** Called on a click on the button that shows the receipt. */
  readonly onReceipt: () => void;
  /** Puts the products of the order in the cart again. */
  readonly onAgain: () => void;
}

/** A card lists this many products at most. The others are counted in one line. */
const mostLines = 4;

const Lines = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3' },
    '& div': { boxSize: '10', bg: 'bg.subtle', borderRadius: 'control', overflow: 'hidden', flexShrink: '0' },
    '& span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});

const Details = styled('dl', {
  base: {
    display: 'grid',
    // With text of 200 % a phone has no room for two columns.
    gridTemplateColumns: {
      base: 'minmax(0, 6.5rem) minmax(0, 1fr)',
      sm: 'auto minmax(0, 1fr)',
      _largeText: 'minmax(0, 1fr)',
    },
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    pb: '2',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    // Symptoms in the shopper's own words have a line each.
    '& dd': { whiteSpace: 'pre-line' },
  },
});

interface NextContext {
  /** Whether the card shows the form for a missing number. */
  readonly hasForm: boolean;
  /** The moment at which the card appeared, in milliseconds since 1970. */
  readonly nowMs: number;
}

interface StateContext {
  readonly hasConsultation: boolean;
  /** The moment at which the card appeared, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * Returns the text about the call of the doctor. Above the form for a missing number it is empty, because the form
 * names the consequence.
 */
function nextOf(order: Order, consultation: PaidConsultation | null, { hasForm, nowMs }: NextContext): string {
  if (consultation && hasForm && !canBePhoneNumber(consultation.phone)) return '';
  return nextOfOrder(order, consultation, nowMs);
}

/** Returns the state of an order in words: first the consultation, then the plan or the products. */
function stateOf(order: Order, { hasConsultation, nowMs }: StateContext): string {
  const { likelyMs, planRupees, planMonths, placedAtMs } = order;
  // The likely days of delivery. An order without them has a status whose sentence does not use the empty texts.
  const [firstDay = '', lastDay = ''] = (likelyMs ?? []).map((ms) => shortDay(new Date(ms)));
  const status = orderStatus(order, nowMs);
  const texts = hasConsultation ? [paidConsultationCopy.ofOrder.booked] : [];
  // The doctor's call follows the details of the consultation. After the sentence about a consultation the status of a
  // plan is left out too: its last day, added below, is enough.
  if (status !== 'consulting' && (status !== 'planPaid' || !hasConsultation))
    texts.push(ordersCopy.status[status](firstDay, lastDay));
  if (planRupees > 0) {
    const lastDayOfIt = longDay(new Date(beginOfIndianDay(lastDayOfPlan(placedAtMs, planMonths))));
    texts.push(ordersCopy.planUntil(lastDayOfIt));
  }
  return texts.filter(Boolean).join(' ');
}

/**
 * OrderCard is for one order in the list of orders: likely delivery, products, consultation and total. For a
 * consultation without a phone number it shows `NumberForm`. The status is that of the moment at which the card
 * appeared.
 */
export function OrderCard({ order, NumberForm, outcome, isReturnedTo, onReceipt, onAgain }: OrderCardProps) {
  const { id, placedAtMs, lines, paidBy, planRupees, planMonths, totalRupees, deliverTo } = order;
  const [nowMs] = useState(() => Date.now());
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const isOwn = useOwnOrders().some((own) => own.id === id);
  // Whether the order had no address when the card appeared. The button for the address stays once there is one,
  // because the dialog returns the focus to the button.
  const [wasAddressMissing] = useState(() => isAddressMissing(order));
  const addressAction = deliverTo ? ordersCopy.changeAddress : ordersCopy.addAddress;
  const consultation = usePaidConsultation(id);
  const isAlone = isConsultationAlone(order);
  const nextOfConsultation = nextOf(order, consultation, { hasForm: NumberForm !== undefined, nowMs });
  const hasConsultation = isAlone || consultation !== null;
  const contents = ordersCopy.what(lines.length, planRupees > 0 ? planMonths : null, hasConsultation);
  return (
    <PanelCard>
      <Flex wrap="wrap" justify="space-between" align="baseline" gap="2">
        <styled.h3 fontWeight="bold">{ordersCopy.order(id)}</styled.h3>
        <styled.span textStyle="price">{formatRupees(totalRupees)}</styled.span>
      </Flex>
      <styled.p fontWeight="semibold">{stateOf(order, { hasConsultation, nowMs })}</styled.p>
      <styled.p color="fg.muted">
        <time dateTime={new Date(placedAtMs).toISOString()}>{ordersCopy.moment(placedAtMs)}</time>
        <span>{` · ${contents}`}</span>
        {paidBy && <span>{` · ${paidByInWords(paidBy)}`}</span>}
      </styled.p>
      {consultation && (
        <styled.div overflowWrap="anywhere">
          <Details>
            {detailsOfConsultation(consultation).map(({ name, value }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </Details>
          {nextOfConsultation !== '' && <p>{nextOfConsultation}</p>}
          {/* Every text about the call says that no doctor calls here. Without such a text, this sentence does. */}
          {nextOfConsultation === '' && <p>{paidConsultationCopy.demo(consultation.mode)}</p>}
          <EmergencyLine />
        </styled.div>
      )}
      {/* A consultation without its details, which another device may keep. */}
      {isAlone && consultation === null && <p>{nextOfConsultation}</p>}
      {NumberForm && consultation && (
        <NumberForm phone={consultation.phone} isPaid onAdd={(phone) => setConsultationPhone(storage, id, phone)} />
      )}
      {lines.length > 0 && (
        <Lines>
          {lines.slice(0, mostLines).map(({ title, image, quantity }, index) => (
            // The index is a safe key, because an order never changes. `placeOrder` stores one line for each title, but
            // the schema of a stored order does not require it.
            <li key={index}>
              <div>
                <ProductPicture src={image} alt="" sizePx={40} />
              </div>
              <span lang={languageCopy.apiLanguage}>{`${ordersCopy.times(quantity)} ${title}`}</span>
            </li>
          ))}
          {lines.length > mostLines && <li>{ordersCopy.more(lines.length - mostLines)}</li>}
        </Lines>
      )}
      <Flex wrap="wrap" gap="2">
        <Button
          ref={isReturnedTo ? focusOnMount : null}
          variant="outline"
          size="sm"
          startIcon={<ReceiptText aria-hidden />}
          aria-label={ordersCopy.receiptOf(id)}
          onClick={onReceipt}
        >
          {ordersCopy.receipt}
        </Button>
        {isOwn && wasAddressMissing && (
          <Button
            variant="outline"
            size="sm"
            startIcon={<MapPin aria-hidden />}
            aria-haspopup="dialog"
            aria-label={ordersCopy.addressOf(addressAction, id)}
            onClick={() => dispatch(openAddress(id))}
          >
            {addressAction}
          </Button>
        )}
        {lines.length > 0 && (
          <Button
            variant="subtle"
            size="sm"
            startIcon={<RotateCcw aria-hidden />}
            aria-label={ordersCopy.againOf(id)}
            busy={outcome === 'asking'}
            onClick={onAgain}
          >
            {ordersCopy.again}
          </Button>
        )}
      </Flex>
      {lines.length > 0 && hasConsultation && (
        <styled.p textStyle="caption" color="fg.muted">
          {ordersCopy.againWithout}
        </styled.p>
      )}
      <BuyStatus status={outcome} />
    </PanelCard>
  );
}
