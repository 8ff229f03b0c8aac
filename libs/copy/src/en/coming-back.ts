/** The texts of the notice after a sign-in, with the link to where the shopper wanted to go. */
export const comingBackCopy = {
  label: 'Where you wanted to go',
  cart: { text: 'You are logged in. Your cart is where you left it.', action: 'Continue to your cart' },
  consultation: {
    text: 'You are logged in. The doctors are ready when you are.',
    action: 'Continue to the consultation',
  },
  dismiss: 'Not now',
};
