import { Container, Flex, styled } from '@niramaya/ui/styled';
import { hadExamplesIn, isAddressMissing, paths, policy, type Order } from '@niramaya/contract';
import { confirmationCopy } from '@niramaya/copy/confirmation';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { storageNoticeCopy } from '@niramaya/copy/storage-notice';
import {
  openAddress,
  openPanel,
  openReceipt,
  setConsultationPhone,
  useAppDispatch,
  useBrowserStorage,
  useOrder,
  useOwnOrders,
  usePaidConsultation,
  useStorageHealth,
} from '@niramaya/data-access';
import { Button, moveFocusFromRemoved, UiLink } from '@niramaya/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { AddNumber } from '../AddNumber/AddNumber';
import { CartQuestion } from './CartQuestion';
import { useConfirmedFacts, type Fact } from './useConfirmedFacts';

/** Tick is drawn as the confirmation appears. */
const Tick = styled('svg', {
  base: {
    boxSize: '9',
    flexShrink: '0',
    '& circle': { fill: 'success.solid' },
    '& path': {
      fill: '[none]',
      stroke: 'success.contrast',
      strokeWidth: '2.25',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      strokeDasharray: '1',
      animation: 'drawLine token(durations.slow) token(easings.out) token(durations.fast) backwards',
    },
  },
});

const List = styled('dl', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '3',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', textWrap: '[pretty]', whiteSpace: 'pre-line' },
  },
  variants: {
    layout: {
      one: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // The number and the payment share a line of a phone, so that the receipt is in reach on the first screen. `rem`
      // grows with the text: with text of 200 % they have a line each.
      pair: {
        gridTemplateColumns: {
          base: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      },
      several: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        // The last fact is a sentence of several lines: the next step.
        '& > :last-child': { gridColumn: '1 / -1' },
      },
      columns: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      },
    },
  },
});

interface FactsProps {
  readonly facts: readonly Fact[];
  /**
   * One column, a line that a phone shows as a pair, or as many columns as the window has room for. With `several` the
   * last fact has a line of its own.
   */
  readonly layout: 'one' | 'pair' | 'several' | 'columns';
}

/** A part of the facts of an order, as a list of terms. */
function Facts({ facts, layout }: FactsProps) {
  return (
    <List layout={layout}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** The confirmation of an order that the current person may see. */
function ConfirmedOrder({ order }: { readonly order: Order }) {
  const health = useStorageHealth();
  const storage = useBrowserStorage();
  const consultation = usePaidConsultation(order.id);
  // Whether the order had no address when the confirmation appeared. The button for the address stays once there is
  // one, because the dialog returns the focus to the button.
  const [wasAddressMissing] = useState(() => isAddressMissing(order));
  const isOwn = useOwnOrders().some(({ id }) => id === order.id);
  const canAddAddress = isOwn && isAddressMissing(order);
  const { title, call, payment, facts, demo } = useConfirmedFacts(order, canAddAddress);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { state } = useLocation() as { state: unknown };
  const heading = useRef<HTMLHeadingElement>(null);

  const takeFocus = useEffectEvent(() => {
    // The router reports a page load as POP. Here it is a reload, which leaves the focus alone, as on every page.
    if (navigation === 'POP') return;
    // The code of the confirmation may arrive after the home screen, whose heading has the focus then. A control that
    // the shopper uses meanwhile keeps the focus.
    const { activeElement } = document;
    const isFocusFree = activeElement === null || activeElement.matches('body, main h1');
    // `focus` scrolls to the heading, because `useArrival` scrolls to the top only once the code of the home screen has
    // loaded.
    if (isFocusFree) heading.current?.focus();
  });
  useEffect(() => takeFocus(), []);

  const close = () => {
    moveFocusFromRemoved(document.querySelector<HTMLElement>('main'), { preventScroll: true });
    void navigate(paths.home, { replace: true });
  };

  return (
    <styled.section aria-label={confirmationCopy.label} bg="success.subtle" borderBottomWidth="1px">
      <Container display="grid" gap="5" py={{ base: '6', lg: '8' }}>
        {/* On a phone the tick is above the heading, so that the toast of the payment does not cover the heading. */}
        <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'start', md: 'center' }} gap="3">
          <Tick viewBox="0 0 24 24" aria-hidden>
            <circle cx="12" cy="12" r="11" />
            <path d="m7 12.5 3.5 3.5L17 9" pathLength={1} />
          </Tick>
          <styled.h2
            ref={heading}
            tabIndex={-1}
            data-takes-focus=""
            textStyle="heading"
            color="success.fg"
            maxW="full"
            overflowWrap="anywhere"
          >
            {title}
          </styled.h2>
        </Flex>
        {call && (
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
        )}
        {call && <Facts facts={call} layout="one" />}
        {consultation && (
          <AddNumber
            phone={consultation.phone}
            isPaid
            onAdd={(phone) => setConsultationPhone(storage, order.id, phone)}
          />
        )}
        <Facts facts={payment} layout="pair" />
        <Flex wrap="wrap" gap="2" _print={{ display: 'none' }}>
          {isOwn && wasAddressMissing && (
            <Button
              variant={order.deliverTo ? 'outline' : 'solid'}
              aria-haspopup="dialog"
              onClick={() => dispatch(openAddress(order.id))}
            >
              {order.deliverTo ? confirmationCopy.changeAddress : confirmationCopy.addAddress}
            </Button>
          )}
          <Button
            variant={canAddAddress ? 'outline' : 'solid'}
            aria-haspopup="dialog"
            onClick={() => dispatch(openReceipt(order.id))}
          >
            {confirmationCopy.receipt}
          </Button>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => dispatch(openPanel('orders'))}>
            {confirmationCopy.orders}
          </Button>
        </Flex>
        <CartQuestion order={order} />
        {health !== 'ok' && <styled.p color="warning.fg">{storageNoticeCopy[health]}</styled.p>}
        {facts.map((group) => (
          <Facts key={group[0]?.[0]} facts={group} layout={call ? 'columns' : 'several'} />
        ))}
        {demo && (
          <styled.p textStyle="caption" color="fg.muted">
            {demo}
          </styled.p>
        )}
        {hadExamplesIn(state) && (
          <p>
            {order.planRupees > 0 ? confirmationCopy.examplesWithPlan(order.planMonths) : confirmationCopy.examples}
          </p>
        )}
        <styled.div justifySelf="start" _print={{ display: 'none' }}>
          <Button variant="ghost" tone="neutral" size="sm" onClick={close}>
            {confirmationCopy.close}
          </Button>
        </styled.div>
      </Container>
    </styled.section>
  );
}

interface ConfirmationProps {
  /** The number of the order that was just paid, such as 'NM-7K3F9Q'. */
  readonly orderId: string;
}

/**
 * Confirmation is the beginning of the home screen after a payment: the order, what happens next, its receipt, and the
 * question about the cart. It renders nothing if the current person may not see an order of this number, so that it
 * disappears with a log-out.
 *
 * After the navigation of a payment its heading takes the focus. The attribute `data-takes-focus` of the heading keeps
 * `useArrival` of the storefront from moving the focus to the heading of the home screen. Nothing in the confirmation
 * is a live region, because the toast of the payment is announced already; only the form for a phone number has one,
 * for its error.
 */
export function Confirmation({ orderId }: ConfirmationProps) {
  const order = useOrder(orderId);
  return order && <ConfirmedOrder key={order.id} order={order} />;
}
