import type { SystemStyleObject } from '../../styled-system/types/system-types';

/**
 * The styles of the only link or button of a card. Its pseudo-element covers the card, which is its positioned ancestor.
 * So the whole card can be clicked, and screen readers announce it once.
 */
export const coversCard: SystemStyleObject = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  _focusVisible: { outline: '[none]', _after: { layerStyle: 'focusRing' } },
};
