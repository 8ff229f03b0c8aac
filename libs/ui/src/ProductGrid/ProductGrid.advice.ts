import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a page of products from the server.',
    '`ProductGridSkeleton` keeps their room while they load; `closing` fills the last row with something two cards wide.',
  ],
  avoid: [
    'A row to leaf through: `Carousel`.',
    'No product: `EmptyState` in its place, not an empty grid.',
    'Cards that are not products: each family has its own grid on its screen.',
  ],
  anatomy: [
    ['list', 'named by `label`; one item a card', ':has(> [role=list])'],
    ['cards', 'one to four beside each other, of equal height', '[role=list] > li'],
    ['closing', 'stands after the list and is not part of it'],
  ],
  keyboard: [['Tab', 'goes from card to card in reading order']],
  words: ['`label` says what is listed: _Products_.'],
};
