import { styled } from '@niramaya/ui/styled';

/** A row of two actions. They wrap where there is no room side by side. */
export const ActionRow = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});
