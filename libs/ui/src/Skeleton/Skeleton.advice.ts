import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'To keep the room of what is loading, at its true size, so that nothing jumps.',
    'Put together as the thing that comes: see `ProductGrid` and `TopBrandCard`.',
  ],
  avoid: [
    'To say that something is loading: it is silent, a `LoadingText` speaks.',
    'For less than a blink, or where nothing keeps its size: `Spinner`.',
    'For what is certain already, such as the heading above a list.',
  ],
  anatomy: [['block', 'a quiet ground with the radius of what comes', '#storybook-root [aria-hidden]']],
  keyboard: [],
};
