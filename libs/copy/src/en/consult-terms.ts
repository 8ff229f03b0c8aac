const demonstration =
  'this is a demonstration. In a real shop you pay from 199 rupees before the talk, or 0 rupees in the free tier.';

/**
 * The fee of a consultation, in the same words on every screen that names it. The payment and its confirmation have the
 * one figure that counts there, `feeHere`, and a receipt has `feeOfOrder`. The care plan, whose buttons may charge a
 * cart, has `feeItself`. `consultCopy` has the figures that the requirements fix for the first screen too.
 */
export const consultTermsCopy = {
  fee: `You pay ₹0 for this consultation: ${demonstration}`,
  feeItself: `The consultation itself is ₹0: ${demonstration}`,
  feeHere: '₹0 in this demonstration',
  feeOfOrder: 'No fee was charged: this is a demonstration.',
};
