import { chakra } from '@niramaya/ui/chakra';
import { paidCopy, paths } from '@niramaya/contract';
import { clearCart, useAppDispatch, useCart } from '@niramaya/data-access';
import { Button, Container, useCopy } from '@niramaya/ui';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the payment screen leaves in the history entry of the home screen. */
export interface PaidState {
  /** How many products of the cart were paid for. */
  readonly paidItems: number;
}

const paidItemsOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'paidItems' in state ? Number(state.paidItems) : 0;

/**
 * After a payment the cart stays (AMB-35); on the home screen this offers to clear what was paid for. The offer belongs
 * to the history entry, so it outlives a reload and ends with an answer.
 */
export function PaidNotice() {
  const paid = useCopy(paidCopy);
  const { pathname, state } = useLocation();
  const { count } = useCart();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  if (pathname !== paths.home || paidItemsOf(state) <= 0 || count === 0) return null;

  const answer = () => {
    // The pressed button goes with the notice; the heading has been given a place for the focus on arrival.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    void navigate(paths.home, { replace: true });
  };
  return (
    <Container>
      <chakra.section
        aria-label={paid.label}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mt="4"
        px="5"
        py="3"
        bg="success.subtle"
        color="success.fg"
        borderRadius="card"
      >
        <p>{paid.text(count)}</p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              answer();
              dispatch(clearCart());
            }}
          >
            {paid.clear}
          </Button>
          <Button variant="ghost" tone="neutral" size="sm" onClick={answer}>
            {paid.keep}
          </Button>
        </chakra.div>
      </chakra.section>
    </Container>
  );
}
