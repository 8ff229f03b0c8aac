import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For questions and answers of which a reader wants one or two: delivery, returns, what a plan covers.',
    'For long text that must stay findable: the search of the browser opens what it finds.',
  ],
  avoid: [
    'What everyone has to read stays open on the page, in a `Section`.',
    'Two or three views of one thing stand in `Tabs`, which keep their place.',
    'A list of things to press behind a button is a `Menu`.',
  ],
  anatomy: [
    ['line', 'the question; the whole line is pressed', 'summary'],
    ['chevron', 'points down while folded, up while open', 'summary svg'],
    ['answer', 'any content, in muted ink', 'details > div'],
  ],
  keyboard: [
    ['Tab', 'goes from question to question, and into an answer that is open'],
    ['Enter or Space', 'opens or folds the question in focus'],
  ],
  words: ['A question as the shopper would ask it, or a noun: _What does the plan cover?_, _Delivery_.'],
};
