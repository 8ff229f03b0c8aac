import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For one lab test on the home screen; it leads to the list.'],
  avoid: [
    'A package of several tests: `CheckupCard`, which says what is included.',
    'Anything with a picture of its own: `ProductTile`.',
  ],
  anatomy: [
    ['name', 'the link; the whole card is pressed', 'h3'],
    ['other name', 'what the test is also called', 'h3 + p'],
    ['laboratories', 'how many offer it', 'svg'],
    ['price', 'at the foot; where the contract has no MRP it says _Nil_ and _NA_, as words', 'span:has(> span > del)'],
  ],
  keyboard: [
    ['Tab', 'reaches the one link, which is the name'],
    ['Enter', 'follows it'],
  ],
};
