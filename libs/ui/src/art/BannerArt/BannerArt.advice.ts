import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the five banners of the home screen, through `BannerSlideshow`.'],
  avoid: [
    'As an illustration elsewhere: its left half is empty for words. Take an `Illustration`.',
    'With words drawn into it: words are text.',
  ],
  anatomy: [
    ['right 55 %', 'what is shown', 'img', [45, 0, 55, 100]],
    ['left', 'empty, for the title and the action', 'img', [0, 0, 45, 100]],
  ],
  keyboard: [],
};
