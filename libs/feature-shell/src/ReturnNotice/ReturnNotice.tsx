import { chakra } from '@niramaya/ui/chakra';
import { comingBackCopy, paths } from '@niramaya/contract';
import { forgetIntent, useAppDispatch, useIntent } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';

/** Over the lower edge: it comes after the page has painted, and must push nothing away. */
const Bar = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'docked',
    insetInline: '0',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '5',
    rowGap: '2',
    px: '4',
    py: '3',
    pb: '[max(token(spacing.3), env(safe-area-inset-bottom))]',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    boxShadow: 'raised',
  },
});

/** After a sign-in, on the home screen: one press to where the guest was refused. Either answer ends it. */
export function ReturnNotice() {
  const copy = useCopy(comingBackCopy);
  const intent = useIntent();
  const dispatch = useAppDispatch();
  if (intent === null) return null;
  const { text, action } = copy[intent];
  const end = () => dispatch(forgetIntent());
  return (
    <Bar aria-label={copy.label}>
      <p role="status">{text}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" href={intent === 'cart' ? paths.cart : paths.patients} onClick={end}>
          {action}
        </Button>
        <Button
          variant="ghost"
          tone="neutral"
          size="sm"
          onClick={() => {
            end();
            // The pressed button goes with the notice.
            document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
          }}
        >
          {copy.dismiss}
        </Button>
      </chakra.div>
    </Bar>
  );
}
