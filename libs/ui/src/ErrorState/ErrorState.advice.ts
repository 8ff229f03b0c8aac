import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'When a screen or a part of it could not load and trying again may help.',
    'In the place of what did not load, as high as that would have been.',
  ],
  avoid: [
    'Nothing found: `EmptyState`; a search without results is no error.',
    'A field that was filled in wrongly: its own `error`.',
    'Something that failed in passing and changed nothing on screen: a toast, see `Toaster`.',
  ],
  drawn: [
    {
      right: {
        props: { message: 'The shop did not answer.', retryLabel: 'Try again' },
        because: 'What happened, and the way on.',
      },
      wrong: {
        props: { message: 'Error 503', retryLabel: 'OK' },
        because: 'A number, and a button that promises nothing.',
      },
    },
  ],
  anatomy: [
    ['illustration', '_error_ or _offline_'],
    ['title', 'what did not work, in plain words', 'h2'],
    ['message', 'the text that the contract fixes, read out at once', '[role=alert]'],
    ['text', 'what to do when trying again does not help'],
    ['retry', 'an outlined `Button`; busy while it tries', 'button'],
  ],
  keyboard: [
    ['Tab', 'reaches Retry, also while it is busy'],
    ['Enter or Space', 'tries again'],
  ],
  words: ['`message` is fixed by the contract; title and text say the same as a person would.'],
};
