import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['Beside the name of what a home with a patient needs: oximeter, thermometer, masks and the like.'],
  avoid: [
    'A product that can be bought: `ProductPicture`, which shows its pack.',
    'Below 48 px its parts run together.',
  ],
  anatomy: [['thing', 'on a round ground of the colour that belongs to it', 'img']],
  keyboard: [],
};
