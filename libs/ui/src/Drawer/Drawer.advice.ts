import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For what is looked at beside the page: the menu and the filters of a phone.',
    '`side="bottom"` within reach of the thumb, `end` for filters, `start` for the menu.',
  ],
  avoid: [
    'A question that needs an answer: `Dialog`.',
    'A handful of links behind one button: `Menu`.',
    'On a wide screen, where the same things have room on the page.',
  ],
  anatomy: [
    ['backdrop', 'closes when pressed'],
    ['title', 'its name, and its heading', '[role=dialog] h2'],
    ['closing button', 'always there', '[role=dialog] [aria-label=Close]'],
    ['content', 'scrolls by itself'],
    ['footer', 'what is done with it all: _Show 12 results_'],
  ],
  keyboard: [
    ['Tab and Shift Tab', 'go round inside, toasts among it; the page behind is inert'],
    ['Escape', 'closes it and gives the focus back to what opened it'],
    ['Enter or Space', 'presses the button in focus'],
    ['Down and Up Arrow, Page Down and Page Up', 'scroll long content, at once'],
  ],
  words: ['The button in the footer says what comes: _Show 12 results_, not _Done_.'],
};
