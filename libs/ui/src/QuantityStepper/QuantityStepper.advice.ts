import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a small number that is changed by one: packs in the cart.'],
  avoid: [
    'Numbers above twenty or so, or that people know: `TextField` with `inputMode="numeric"`.',
    'Taking the thing away: a button of its own; minus stops at `min`.',
    'Steps of a process: `Stepper`.',
  ],
  anatomy: [
    ['minus', 'off at `min`, yet in reach; says why', 'button:first-of-type'],
    ['number', 'after _Qty_', 'output'],
    ['plus', 'off at `max`', 'button:last-of-type'],
  ],
  keyboard: [
    ['Tab', 'minus, then plus'],
    ['Enter or Space', 'one less or one more; at the end nothing'],
    [
      'Up and Down Arrow, Page Up and Page Down',
      'left out: two buttons, and no field for a number that these would turn',
    ],
  ],
  words: ['Each button is named with what it counts: _Increase quantity of Paracip 650_.'],
};
