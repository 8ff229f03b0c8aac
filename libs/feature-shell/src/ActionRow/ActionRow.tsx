import { styled } from '@niramaya/ui/styled';

export const ActionRow = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});
