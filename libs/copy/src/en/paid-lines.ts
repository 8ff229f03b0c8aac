/** The texts of the notice about products in the cart that are already paid for. */
export const paidLinesCopy = {
  label: 'Already paid for',
  text: (count: number, orders: string) =>
    `${count === 1 ? '1 product in your cart is' : `${count} products in your cart are`} already paid for: ${orders}.`,
  /** The sentence below the list of the products. */
  paysAgain: (count: number) => `Paying for the cart orders the ${count === 1 ? 'product' : 'products'} again.`,
  order: (id: string, day: string) => `order ${id} of ${day}`,
  times: (quantity: number) => `${quantity} ×`,
  /** The text after a product whose line has another number of packs than were paid for. */
  paidPacks: (packs: number) => `(${packs} paid for)`,
  /** The line that counts the products which the list leaves out. */
  more: (count: number) => `and ${count} more`,
  /** The sentence of a screen that lists the whole cart. `count` is null if everything in the cart is paid for. */
  again: (count: number | null) => {
    if (count === null) return 'You have already paid for this cart. Pay Now would order it again.';
    return count === 1
      ? 'You have already paid for 1 product. Pay Now would order it again.'
      : `You have already paid for ${count} products. Pay Now would order them again.`;
  },
  /** The mark at a row of such a list. `packs` is the number of paid packs of the row, or null for all of them. */
  row: (day: string, packs: number | null) => (packs === null ? `Already paid on ${day}` : `${packs} paid on ${day}`),
  /** The button below a list that has other products too. */
  takeOutPaid: (count: number) => (count === 1 ? 'Take the paid product out' : 'Take the paid products out'),
  takeOut: (count: number) => (count === 1 ? 'Take the product out' : 'Take the products out'),
  taken: (count: number) => (count === 1 ? 'The product is out of your cart.' : 'The products are out of your cart.'),
  /** The same two texts if a line also has packs that were not paid for, which stay in the cart. */
  takeOutPacks: 'Take the paid packs out',
  takenPacks: 'The paid packs are out of your cart.',
  undo: 'Undo',
  /** The mark at a line of the cart. */
  mark: (id: string, day: string) => `Paid on ${day}, order ${id}`,
  /** The button of the mark, for a line all of whose packs were paid for. */
  takeOutLine: 'Take it out',
  /** The name of the button of the mark, `takeOutLine` or `takeOutPacks`, for screen readers. */
  takeOutOf: (button: string, title: string) => `${button}: ${title}`,
};
