import { chakra } from '@niramaya/ui/chakra';
import { shelfCopy } from '@niramaya/contract';
import { clearCompared, openPanel, useAppDispatch, useCompared } from '@niramaya/data-access';
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
    alignItems: 'end',
    minHeight: { base: '[6.5rem]', sm: '[4.25rem]' },
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

export interface CompareTrayProps {
  /** The tray is gone with the button that was pressed: whoever shows it gives the focus a place. */
  readonly onClear?: () => void;
}

/** How many products are chosen for a comparison, and the way to it; nothing while there is none. */
export function CompareTray({ onClear }: CompareTrayProps) {
  const { tray } = useCopy(shelfCopy);
  const count = useCompared().length;
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
    </Room>
  );
}
