import { styled } from '@niramaya/ui/styled';

/** A note on what a payment method does in this demo, in addition to the labels of the contract (AMB-66). */
export const PayNote = styled('p', {
  base: { px: '4', py: '3', bg: 'info.subtle', color: 'info.fg', borderRadius: 'control', maxW: '[60ch]' },
});
