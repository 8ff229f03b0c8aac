/** The texts of the form that sends a link to the app. */
export const appLinkCopy = {
  title: 'Carry Niramaya in your pocket',
  text: 'We send you the link to download the app. In this demonstration nothing is sent.',
  label: 'Mobile number',
  hint: 'Please enter valid 10 digits',
  send: 'Send Link',
  code: 'QR code: opens this shop',
  invalid: 'An Indian mobile number has ten digits and starts with 6, 7, 8 or 9.',
  result: 'This shop is a demonstration: no link was sent, and your number has not been kept.',
};
