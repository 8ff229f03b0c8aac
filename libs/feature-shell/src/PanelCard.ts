import { chakra } from '@niramaya/ui/chakra';

/** A card for one item in the list of a panel: an order, a refill or stored data. */
export const PanelCard = chakra('article', {
  base: { display: 'grid', gap: '3', p: '4', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
});

/** A message above the list of a panel: some of its items cannot be read. */
export const UnreadableNotice = chakra('div', {
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
