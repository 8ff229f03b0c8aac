import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a product that the shopper knows already: saved, or seen before.'],
  avoid: ['To choose among unknown products: `ProductCard`.', 'In the cart: `CartRow`.'],
  anatomy: [
    ['picture', '72 px', 'img'],
    ['title', 'the one link; what can be pressed is the whole line', 'h3'],
    ['price', 'the MRP struck where it is higher', 'span:has(> span > del)'],
    ['actions', 'buttons above the link, each named with the product'],
  ],
  keyboard: [
    ['Tab', 'the link, then the buttons'],
    ['Enter', 'opens the product'],
  ],
  words: ['The title stands as the shop has it, with strength and pack.'],
};
