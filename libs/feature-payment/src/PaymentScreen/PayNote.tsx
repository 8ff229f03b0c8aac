import { styled } from '@niramaya/ui/styled';

export const PayNote = styled('p', {
  base: { px: '4', py: '3', bg: 'info.subtle', color: 'info.fg', borderRadius: 'control', maxW: '[60ch]' },
});
