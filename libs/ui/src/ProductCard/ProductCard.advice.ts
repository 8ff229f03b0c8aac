import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'In the listing of products: one link, the discounted price its loudest text, at most one button.',
    'Inside a `ProductGrid`, whose rows make prices and buttons line up.',
  ],
  avoid: [
    'A product on the home screen: `ProductTile`, which is smaller and has no button.',
    'A product in the cart: `CartRow`.',
    'An offer with its terms: `OfferCard`.',
  ],
  anatomy: [
    ['picture', 'a `ProductPicture`; beside the words on mobile', 'img'],
    ['category and rating', 'one line', 'article svg'],
    ['title', 'the link; the whole card is pressed', 'h3'],
    ['facts', 'short truths, cut at the card’s width', 'h3 + p'],
    ['price', 'amount on a line of its own, MRP and discount below', 'span:has(> span > del)'],
    ['action', 'a button of its own, which the link does not swallow', 'button'],
  ],
  keyboard: [
    ['Tab', 'the title, then the button'],
    ['Enter', 'follows the link, or presses the button'],
    ['Space', 'presses the button'],
  ],
  words: ['Facts are short and true: _₹2.15 a tablet_. No “best”, no “hurry”.'],
};
