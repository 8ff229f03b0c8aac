import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'In the list of offers: what it was, what is taken off, what it is now.',
    'While the offers load, `OfferCardSkeleton` of the same size.',
  ],
  avoid: [
    'A product of the listing: `ProductCard`, whose price leads.',
    'A product among others on the home screen: `ProductTile`.',
  ],
  anatomy: [
    ['picture', 'a square of 5 rem; a click on it leads where VIEW does', 'img'],
    ['title', 'a link; two lines are kept free', 'h2'],
    [
      'facts',
      'quantity, MRP struck and price as pairs, so that they are read out with their names; the discount is the ribbon',
      'dl',
    ],
    ['way on', 'an outlined `Button` below the picture, named with the product', 'article > a:last-child'],
  ],
  keyboard: [
    ['Tab', 'reaches the title, then the way on; the picture is passed over'],
    ['Enter', 'follows it'],
  ],
};
