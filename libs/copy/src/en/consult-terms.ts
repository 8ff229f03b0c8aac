/**
 * The fee of a consultation, in the same words on every screen that names it. `consultCopy` has the figures that the
 * contract fixes for the first screen too.
 */
export const consultTermsCopy = {
  fee: 'A consultation costs from 199 rupees, or 0 rupees in the free tier. In this demonstration no fee is charged.',
};
