import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For one product in the cart: to change how many, or to take it out.'],
  avoid: [
    'A product that is not in the cart yet: `ProductCard`, which has no quantity.',
    'A line of a receipt or a summary: write it as text, nothing in it can be changed.',
  ],
  anatomy: [
    ['picture', '80 px on mobile, 112 px from `md` on', 'img'],
    ['title', 'the heading of the row', 'h2'],
    ['price', 'of one pack, the MRP struck where it is higher', 'span:has(> span > del), h2 + div'],
    ['quantity', 'a `QuantityStepper` that stops at one', '[role=group]'],
    ['line total', 'from two packs on', 'h2 ~ p'],
    ['remove', 'a quiet `Button` whose name says what goes', 'button:last-of-type'],
  ],
  keyboard: [
    ['Tab', 'minus, plus, Remove'],
    ['Enter or Space', 'presses the one in focus; minus at one does nothing'],
  ],
  words: [
    'Each control is named with the product: _Remove Paracip 650_, so that a list of buttons makes sense when it is read out.',
  ],
};
