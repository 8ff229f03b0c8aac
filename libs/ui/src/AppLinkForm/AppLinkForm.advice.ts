import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'To ask for the mobile number to which a link of the app shall go. Once a page, near its end.',
    'Where the screen can truthfully say what became of the number: nothing is sent by the form itself.',
  ],
  avoid: [
    'A phone number within a longer form: `TextField` with `type="tel"` and the same prefix.',
    'Signing in or verifying: this form neither checks nor keeps who somebody is.',
  ],
  anatomy: [
    ['invitation', 'phone, title and a sentence', 'h2'],
    ['field', 'ten digits after a fixed `+91`; pasting `+91 98765 43210` leaves the ten', 'input'],
    ['hint or error', 'what is expected, then what is wrong', '[id$=-hint]'],
    ['button', 'sends the form', 'button'],
    ['code', 'opens the shop on a phone; on larger screens alone', 'img[loading]:last-child'],
    ['result', 'one line below the form, once it has been sent', '[role=status]'],
  ],
  numberedIn: 'With Code',
  keyboard: [
    ['Tab', 'field, then button'],
    ['Enter', 'in the field or on the button, sends'],
  ],
  words: ['The hint and the words of the button are fixed by the contract.'],
};
