/** The texts of the form that adds a phone number to a consultation. */
export const addNumberCopy = {
  /** The sentence about the consequence of no phone number, before and after the payment. */
  without: {
    unpaid: 'Without a phone number no doctor can call. Add one here, or after you pay, in My orders.',
    paid: 'Without a phone number no doctor can call. Add one here: your consultation stays booked.',
  },
  /** The sentence in its place for a text that cannot be a phone number. */
  notANumber: {
    unpaid: (phone: string) =>
      `${phone} is not a phone number, so no doctor can call. Correct it here, or after you pay, in My orders.`,
    paid: (phone: string) =>
      `${phone} is not a phone number, so no doctor can call. Correct it here: your consultation stays booked.`,
  },
  label: 'Patient phone number',
  add: 'Add number',
  missing: 'Enter a phone number first.',
  odd: 'A phone number has at least 10 digits.',
  added: 'The phone number is added.',
};
