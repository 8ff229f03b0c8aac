import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a whole state: empty, lost, broken, offline, paid. Above the words of an `EmptyState` or an `ErrorState`.',
  ],
  avoid: [
    'More than one a screen.',
    'As decoration of a section that has content.',
    'Smaller than 160 px: take an icon.',
  ],
  anatomy: [
    ['picture', '5/6 as high as wide; the room is kept before it arrives; hidden, since the words say the same', 'img'],
  ],
  keyboard: [],
};
