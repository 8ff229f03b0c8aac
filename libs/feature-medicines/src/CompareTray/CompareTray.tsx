import { chakra } from '@chakra-ui/react';
import { shelfCopy } from '@niramaya/contract';
import { clearCompared, openPanel, useAppDispatch, useCompared } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';

/** Sticks to the lower edge of the list and ends with it, so that nothing below is ever covered. */
const Tray = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '6',
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
  if (count === 0) return null;
  return (
    <Tray aria-label={tray.label}>
      <p role="status">{tray.count(count)}</p>
      <chakra.div display="flex" gap="2">
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
      </chakra.div>
    </Tray>
  );
}
