import { chakra } from '@niramaya/ui/chakra';

/** Two ways on, side by side, or one above the other where there is no room. */
export const ActionRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});
