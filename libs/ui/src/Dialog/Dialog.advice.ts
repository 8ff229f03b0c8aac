import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a question or a short form that must be done with before the page goes on.',
    'For details that interrupt on purpose and are left again: what a checkup includes.',
  ],
  avoid: [
    'What is looked at beside the page, such as filters and menus: `Drawer`.',
    'A word in passing: a toast, see `Toaster`.',
    'An error of a field stands at the field, one of a screen is an `ErrorState`.',
    'A dialog on a dialog; ask one thing at a time.',
  ],
  drawn: [
    {
      right: { props: { title: 'Remove this medicine?' }, because: 'A question that the buttons answer.' },
      wrong: { props: { title: 'Warning' }, because: 'Says nothing of what is asked.' },
    },
  ],
  anatomy: [
    ['backdrop', 'closes when pressed; a press that began inside does not'],
    ['title', 'its name, and its heading', '[role=dialog] h2'],
    ['closing button', 'always there', '[role=dialog] [aria-label=Close]'],
    ['content', 'scrolls by itself', '[role=dialog] label'],
    ['footer', 'the buttons, in sight while the content scrolls', '[role=dialog] footer, [role=dialog] > :last-child'],
  ],
  keyboard: [
    ['Tab and Shift Tab', 'go round inside, toasts among it; the page behind is inert'],
    ['Escape', 'closes the topmost one and gives the focus back to what opened it'],
    ['Enter or Space', 'presses the button in focus'],
    ['Down and Up Arrow, Page Down and Page Up', 'scroll long content, at once'],
  ],
  words: [
    'The title says what is asked, the buttons answer it: _Remove this medicine?_ — _Keep_, _Remove_.',
    '`closeLabel` names the closing button: _Close_.',
  ],
};
