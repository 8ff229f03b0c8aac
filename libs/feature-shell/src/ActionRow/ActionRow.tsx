import { chakra } from '@niramaya/ui/chakra';

/** A row of two actions. They wrap where there is no room side by side. */
export const ActionRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});
