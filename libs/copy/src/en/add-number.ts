/** The texts of the form that adds a phone number to a consultation. */
export const addNumberCopy = {
  /** The sentence about the consequence of no phone number, before and after the payment. */
  without: {
    unpaid: 'Without a phone number no doctor can call. Add one here, or after you pay, in My orders.',
    paid: 'Without a phone number no doctor can call. Add one here: your consultation stays booked.',
  },
  label: 'Patient phone number',
  add: 'Add number',
  missing: 'Enter a phone number first.',
  odd: 'This cannot be a phone number: one has at least 10 digits.',
  added: 'The phone number is added.',
};
