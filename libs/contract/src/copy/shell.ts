import type { Localised } from './localised.ts';

/** A menu group of the top bar and its entries; every entry leads to the listing (SHELL-34 to SHELL-41). */
export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly string[];
}

const en = {
  skipToContent: 'Skip to the content',
  home: 'Niramaya, home',
  promo: 'Up to 25% off on your favourites. See today’s offers',
  services: {
    label: 'Services',
    medicines: 'Medicines',
    carePlan: 'Care plan',
    consult: 'Consult doctors',
    covid: 'Covid',
  },
  categories: {
    label: 'Shop by category',
    groups: [
      { title: 'Health Resource Center', entries: ['All Diseases', 'All Medicines', 'Medicines by Therapeutic Class'] },
      {
        title: 'Vitamins and Nutrition',
        entries: ['Vitamins and Nutrition', 'Vitamin D and Calcium', 'Protein and Nutrition Drinks'],
      },
      {
        title: 'Health Care Devices',
        entries: ['Brands', 'BP Monitors', 'Oxygen Concentrators', 'Thermometers', 'Weighing Scales'],
      },
      { title: 'Personal Care', entries: ['Sexual Wellness', 'Skin Care'] },
      {
        title: 'Health Conditions',
        entries: ['Stomach Care', 'Heart Care', 'Bone, Joint and Muscle Care', 'Pain Relief', 'Eye Care', 'Ear Care'],
      },
    ] as readonly MenuGroup[],
  },
  location: { label: 'Deliver to', empty: 'Select Location' },
  search: {
    label: 'Search medicines and health products',
    placeholder: 'Search medicines and health products',
    clear: 'Clear the search',
    listLabel: 'Products',
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    noMatches: 'No product matches. Everything we sell is listed here.',
    rest: 'All other products',
    searching: 'Searching…',
    failed: 'The search did not go through. Check your connection and type again.',
    id: (id: number) => `ID ${id}`,
  },
  account: {
    label: 'Account',
    login: 'Login',
    signUp: 'Sign up',
    logout: 'Logout',
    close: 'Close',
    loading: 'One moment',
    /** The headings of what opens over a screen. */
    panels: {
      account: 'Yours on this device',
      orders: 'Your orders',
      messages: 'Messages',
      saved: 'Saved products',
      compare: 'Compare products',
      data: 'My data',
    },
  },
  cart: {
    label: 'Cart',
    labelWithCount: (count: number) => (count === 1 ? 'Cart, 1 product' : `Cart, ${count} products`),
  },
  theme: { toLight: 'Switch to light colours', toDark: 'Switch to dark colours' },
  menu: { open: 'Open the menu', close: 'Close the menu', title: 'Menu' },
  toasts: { label: 'Messages', close: 'Close this message' },
  loading: 'Loading the page',
  footer: {
    label: 'About Niramaya',
    intro: 'Medicines, lab tests and doctors at home, anywhere in India.',
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
        {
          icon: 'verified' as const,
          title: 'Verified licensed pharmacies',
          text: 'Every product comes from a verified licensed pharmacy.',
        },
        {
          icon: 'securePay' as const,
          title: 'Secure payment',
          text: 'UPI, wallets and net banking, over an encrypted connection.',
        },
        { icon: 'offers' as const, title: 'Savings up to 50%', text: 'Save up to 50% on health products.' },
        {
          icon: 'labTests' as const,
          title: 'Up to 80% off lab tests',
          text: 'Samples taken at home, up to 80% off lab tests.',
        },
        {
          icon: 'consult' as const,
          title: 'Free doctor consultations',
          text: 'Talk to a qualified doctor, with a free tier for everyone.',
        },
      ],
    },
    exclusion: 'We do not sell drugs of Schedule X or other habit-forming drugs. Requests for them are not processed.',
    help: {
      title: 'Help by phone',
      text: 'Every day from 8 am to 10 pm, in Hindi and English',
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
    signUpInvite: 'New here? An account takes a minute.',
    copyright: (year: number) => `© ${year} Niramaya. All rights reserved.`,
    demo: 'A demonstration shop: nothing is sold and no money is taken.',
  },
  crash: {
    text: 'Something went wrong on our side. Your cart is safe on this device.',
    detail: 'What happened',
    retry: 'Reload the page',
    home: 'Go to the home page',
  },
  notFound: {
    text: 'We looked on every shelf and could not find this page. Perhaps the address has a typing error.',
    home: 'Go to the home page',
    medicines: 'Browse medicines',
  },
};

/** The words of the top bar, the menus, the footer and the failure screens. */
export const shellCopy: Localised<typeof en> = { en };

/** The cities of the location picker, spelled as the contract spells them (SHELL-18, SHELL-19). */
export const deliveryCities = ['Delhi', 'Mumbai', 'Banglore', 'Hyderabad'] as const;
