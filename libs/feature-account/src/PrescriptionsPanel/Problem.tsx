import { styled } from '@niramaya/ui/styled';

export const Problem = styled('p', {
  base: { px: '4', py: '3', bg: 'danger.subtle', color: 'danger.fg', borderRadius: 'control' },
});
