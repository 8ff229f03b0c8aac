import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['Inside something that says in words what is under way.'],
  avoid: [
    'Alone: it says nothing to who cannot see it. Take `LoadingText`, or a `Button` with `busyLabel`.',
    'For a list or a screen: a `Skeleton` keeps the room.',
  ],
  anatomy: [['ring', 'as high as the text beside it; it stands still for those who want less motion', 'svg']],
  keyboard: [],
};
