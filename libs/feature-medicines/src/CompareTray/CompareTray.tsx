import { chakra } from '@niramaya/ui/chakra';
import { shelfCopy } from '@niramaya/contract';
import { clearCompared, openPanel, useAppDispatch, useCart, useCompared } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { Button, useCopy } from '@niramaya/ui';

/**
 * Room at the end of the list, kept free while there is no tray, so that nothing moves when it comes and nothing is
 * covered at the end. It sticks to the lower edge of the window and lets presses through to the list behind.
 */
const Room = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 'docked',
    display: 'grid',
    alignContent: 'end',
    gap: '2',
    minHeight: { base: '[10.5rem]', sm: '[4.25rem]' },
    mt: '4',
    pointerEvents: 'none',
  },
});

const Tray = chakra('section', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    py: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'raised',
  },
});

const Nothing = () => null;

/** Where it does not come, the cart of the top bar says how many there are. */
const CartBar = lazyComponent('cart bar', () => import('../CartBar/CartBar').then((module) => module.CartBar), {
  standIn: Nothing,
});

export interface CompareTrayProps {
  /** The tray is gone with the button that was pressed: whoever shows it gives the focus a place. */
  readonly onClear?: () => void;
}

/** What stands at the lower edge of the list: how many products are chosen for a comparison, what is in the cart, and the ways there. */
export function CompareTray({ onClear }: CompareTrayProps) {
  const { tray } = useCopy(shelfCopy);
  const count = useCompared().length;
  const { hasStored } = useCart();
  const dispatch = useAppDispatch();
  return (
    <Room>
      {count > 0 && (
        <Tray aria-label={tray.label}>
          <p role="status">{tray.count(count)}</p>
          <chakra.div display="flex" gap="2">
            <Button
              size="sm"
              disabled={count < 2}
              aria-haspopup="dialog"
              onClick={() => dispatch(openPanel('compare'))}
            >
              {tray.open}
            </Button>
            <Button
              variant="ghost"
              tone="neutral"
              size="sm"
              onClick={() => {
                dispatch(clearCompared());
                onClear?.();
              }}
            >
              {tray.clear}
            </Button>
          </chakra.div>
        </Tray>
      )}
      {hasStored && <CartBar />}
    </Room>
  );
}
