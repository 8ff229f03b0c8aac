import { chakra } from '@niramaya/ui/chakra';
import { shelfCopy } from '@niramaya/contract';
import { clearCompared, openPanel, useAppDispatch, useCart, useCompared } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';
import { LazyCartBar } from '../CartBar/LazyCartBar';

/**
 * The end of the list, which sticks to the lower edge of the window: a strip across a phone, where the comparison takes
 * the place of the cart and is as high, and a card on wider screens. Nothing is covered at the end, and a cart that is
 * there from the start has its room from the start.
 */
const Room = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: '0', sm: '3' },
    zIndex: 'docked',
    mt: '4',
    mx: { base: '-4', sm: '0' },
    'html[data-cart] &': { minHeight: { base: '14', sm: '0' } },
  },
});

const Tray = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '14',
    px: '4',
    py: { base: '1', sm: '3' },
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'raised',
    sm: { borderWidth: '1px', borderRadius: 'card' },
    '& > p': { flex: '1 1 6rem' },
  },
});

export interface CompareTrayProps {
  /** The tray is gone with the button that was pressed: whoever shows it gives the focus a place. */
  readonly onClear?: () => void;
}

/** What stands at the lower edge of the list: how many products are chosen for a comparison, else what is in the cart. */
export function CompareTray({ onClear }: CompareTrayProps) {
  const { tray } = useCopy(shelfCopy);
  const count = useCompared().length;
  const { hasStored } = useCart();
  const dispatch = useAppDispatch();
  return (
    <Room>
      {count > 0 ? (
        <Tray aria-label={tray.label}>
          <p role="status">{tray.count(count)}</p>
          <Button size="sm" disabled={count < 2} aria-haspopup="dialog" onClick={() => dispatch(openPanel('compare'))}>
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
        </Tray>
      ) : (
        hasStored && <LazyCartBar />
      )}
    </Room>
  );
}
