import { Flex, styled } from '@niramaya/ui/styled';
import { formatRupees, formatShortDay, orderIdIn, paths, type Order } from '@niramaya/contract';
import { storageNoticeCopy } from '@niramaya/copy/storage-notice';
import { paidByInWords } from '@niramaya/copy/orders';
import { paidCopy } from '@niramaya/copy/paid';
import {
  clearPaid,
  openReceipt,
  useAppDispatch,
  useCart,
  useOrder,
  useStorageHealth,
  useStoredPlan,
} from '@niramaya/data-access';
import { Button, moveFocusFromRemoved } from '@niramaya/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { PaidConsultation } from './PaidConsultation';

/** A tick that is drawn as the notice appears. */
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

/** Returns sentences about the products, the method of payment and the likely days of delivery. */
function describePayment({ lines, paidBy, likelyMs }: Order): string {
  const [first] = lines;
  return [
    first && `${paidCopy.items(first.title, lines.length - 1)}.`,
    paidBy && paidCopy.paidBy(paidByInWords(paidBy)),
    likelyMs && paidCopy.likely(formatShortDay(new Date(likelyMs[0])), formatShortDay(new Date(likelyMs[1]))),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * PaidNotice is on the home screen after a payment: the order, its receipt, and the offer to clear the paid products
 * from the cart, or the paid plan. A payment itself leaves both as they are (AMB-35). The history entry names the
 * order, so that a reload shows the notice again. Any answer ends it.
 */
export function PaidNotice() {
  const health = useStorageHealth();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const order = useOrder(orderIdIn(state));
  const { items } = useCart();
  const plan = useStoredPlan();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (pathname !== paths.home || order === null) return null;

  // The lines of the order that the cart still has.
  const left = items.filter(({ title }) => order.lines.some((line) => line.title === title)).length;
  const hasPlan = order.planRupees > 0 && plan?.months === order.planMonths;
  let texts: { readonly text: string; readonly clear: string | null; readonly close: string };
  if (left > 0) texts = { text: paidCopy.text(left), clear: paidCopy.clear, close: paidCopy.keep };
  else if (hasPlan) texts = { text: paidCopy.plan, clear: paidCopy.clearPlan, close: paidCopy.keepPlan };
  else texts = { text: paidCopy.cleared, clear: null, close: paidCopy.close };

  const closeNotice = () => {
    // The heading can take the focus, because the arrival at the home screen has given it a `tabindex`.
    moveFocusFromRemoved(document.querySelector<HTMLElement>('main h1'), { preventScroll: true });
    void navigate(paths.home, { replace: true });
  };
  return (
    <Flex
      as="section"
      aria-label={paidCopy.label}
      width="[calc(100% - 1rem)]"
      maxWidth="[64rem]"
      mx="[auto]"
      my="3"
      wrap="wrap"
      align="center"
      justify="center"
      columnGap="8"
      rowGap="3"
      px="4"
      py="3"
      bg="success.subtle"
      color="success.fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="raised"
    >
      <Flex flex="[0 1 64ch]" minW="0" align={{ base: 'start', sm: 'center' }} gap="3">
        <Tick viewBox="0 0 24 24" aria-hidden>
          <circle cx="12" cy="12" r="11" />
          <path d="m7 12.5 3.5 3.5L17 9" pathLength={1} />
        </Tick>
        <styled.div minW="0" overflowWrap="anywhere">
          <styled.p fontWeight="semibold">{paidCopy.order(order.id, formatRupees(order.totalRupees))}</styled.p>
          <styled.p textStyle="caption">{describePayment(order)}</styled.p>
          <PaidConsultation order={order} />
          <p>{texts.text}</p>
          {health !== 'ok' && <styled.p color="warning.fg">{storageNoticeCopy[health]}</styled.p>}
        </styled.div>
      </Flex>
      <Flex wrap="wrap" gap="2">
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => dispatch(openReceipt(order.id))}>
          {paidCopy.receipt}
        </Button>
        {texts.clear !== null && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              closeNotice();
              dispatch(clearPaid(order));
            }}
          >
            {texts.clear}
          </Button>
        )}
        <Button variant="ghost" tone="neutral" size="sm" onClick={closeNotice}>
          {texts.close}
        </Button>
      </Flex>
    </Flex>
  );
}
