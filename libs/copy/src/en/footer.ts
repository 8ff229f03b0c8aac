/** The texts of the footer. */
export const footerCopy = {
  label: 'About Niramaya',
  intro: 'Medicines, lab tests and doctors at home, in cities across India.',
  steps: {
    title: 'Order in three steps',
    items: [
      { title: 'Search', text: 'Find your medicine or health product by name.' },
      { title: 'Add to cart', text: 'Choose how many you need and check the price.' },
      { title: 'Checkout', text: 'Pay your way. We pack it and bring it to your door.' },
    ],
  },
  claims: {
    title: 'Why shop with us',
    items: [
      'From verified licensed pharmacies',
      'Secure payment',
      'Up to 50% off health products',
      'Up to 80% off lab tests at home',
      'Free doctor consultations, by written reply',
    ],
  },
  exclusion: 'We do not sell drugs of Schedule X or other habit-forming drugs. Requests for them are not processed.',
  help: {
    title: 'Help by phone',
    text: 'Every day from 8 am to 10 pm, in Hindi and English.',
    number: '1800 000 0108',
    demo: 'This is a demo number. In an emergency call 112 or 108.',
  },
  information: {
    title: 'Information',
    links: [
      { label: 'Our top brands', href: '/medi' },
      { label: 'Offers', href: '/offers' },
      { label: 'Covid information', href: '/covid' },
    ],
  },
  policies: {
    title: 'Policies',
    close: 'Close',
    names: {
      privacy: 'Privacy policy',
      returns: 'Returns and refunds',
      terms: 'Terms of use',
      grievance: 'Grievance officer',
    },
  },
  serviceLinks: {
    title: 'Our services',
    links: [
      { label: 'Order medicines', href: '/medicines' },
      { label: 'Consult a doctor', href: '/consultdoctor' },
      { label: 'Care plan', href: '/careplan' },
      { label: 'Your cart', href: '/cart' },
    ],
  },
  signUp: 'Sign up',
  signUpInvite: 'New here? It takes a minute.',
  /** The text in the place of `signUpInvite` for a shopper who is logged in. */
  signUpAgain: 'You are logged in. This creates another account.',
  copyright: (year: number) => `© ${year} Niramaya. All rights reserved.`,
  demo: 'A demonstration shop: nothing is sold and no money is taken.',
};
