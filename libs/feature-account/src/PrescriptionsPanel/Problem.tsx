import { styled } from '@niramaya/ui/styled';

/** An error message: what failed, and what the shopper can do. */
export const Problem = styled('p', {
  base: { px: '4', py: '3', bg: 'danger.subtle', color: 'danger.fg', borderRadius: 'control' },
});
