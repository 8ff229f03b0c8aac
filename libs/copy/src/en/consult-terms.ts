/**
 * The fee of a consultation, in the same words on every screen that names it. The payment and its confirmation have the
 * one figure that counts there, `feeHere`. `consultCopy` has the figures that the requirements
 * fix for the first screen too.
 */
export const consultTermsCopy = {
  fee: 'A consultation costs from 199 rupees, or 0 rupees in the free tier. In this demonstration no fee is charged.',
  feeHere: '₹0 in this demonstration',
};
