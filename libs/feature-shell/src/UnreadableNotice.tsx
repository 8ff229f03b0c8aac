import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { chakra } from '@niramaya/ui/chakra';

const Box = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    px: '4',
    py: '3',
    mb: '4',
    bg: 'warning.subtle',
    color: 'warning.fg',
    borderRadius: 'control',
  },
});

/** A message above the list of a panel: some of its items cannot be read. Its button leads to My data. */
export function UnreadableNotice({ text, action }: { readonly text: string; readonly action: string }) {
  const dispatch = useAppDispatch();
  return (
    <Box role="status">
      <p>{text}</p>
      <Button variant="outline" size="sm" onClick={() => dispatch(openPanel('data'))}>
        {action}
      </Button>
    </Box>
  );
}
