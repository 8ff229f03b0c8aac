import { chakra } from '@niramaya/ui/chakra';

/** What is true of a way to pay in this demonstration, beside the labels that the contract gives it (AMB-66). */
export const PayNote = chakra('p', {
  base: { px: '4', py: '3', bg: 'info.subtle', color: 'info.fg', borderRadius: 'control', maxW: '[60ch]' },
});
