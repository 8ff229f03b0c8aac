import type { PhoneFault } from '@niramaya/contract';

/** The texts of the form that adds a phone number to a consultation. */
export const addNumberCopy = {
  /** The consequence of no phone number, and in its place that of a text which cannot be one. */
  without: 'Without a phone number no doctor can call.',
  notANumber: (phone: string) => `${phone} is not a phone number, so no doctor can call.`,
  /** The sentence after it, before and after the payment. */
  addHere: {
    unpaid: 'Add one here, or after you pay, in My orders.',
    paid: 'Add one here: your consultation stays booked.',
  },
  label: 'Patient phone number',
  add: 'Add number',
  missing: 'Enter a phone number first.',
  /** The error at the field, by the fault of the text. */
  faults: {
    sign: 'Use digits only, with spaces, + or - between them.',
    short: 'A phone number has at least 10 digits, not counting zeros in front.',
    long: 'A phone number has at most 15 digits.',
  } satisfies Record<PhoneFault, string>,
  added: 'The phone number is added.',
};
