import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For products out of the shopper’s own past on this device, such as those viewed recently.'],
  avoid: ['For what the shop wants to be seen: `Carousel` or `ProductGrid`.', 'With more than eight products.'],
  anatomy: [
    ['title', 'the heading of the block', 'h2'],
    ['clear', 'empties it; it then takes no room', 'button'],
    ['lines', 'each a `ProductLine`: one, two or four beside each other', 'article'],
  ],
  keyboard: [['Tab', 'Clear, then product by product']],
  words: ['The button is named with what it clears: _Clear recently viewed_.'],
};
