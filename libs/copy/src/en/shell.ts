/** A group of the menu of categories. */
export interface MenuGroup {
  readonly title: string;
  /** The stored names of the topics that the entries lead to. */
  readonly entries: readonly string[];
}

/**
 * The texts of the page frame: header, menus, search field and messages, and of the screens for a crash and an unknown
 * address.
 */
export const shellCopy = {
  skipToContent: 'Skip to the content',
  home: 'Niramaya, home',
  /** The link to the offers. A catalogue of the shop's own may have other discounts than the demo. */
  promo: { ofDemo: 'Up to 45% off. See today’s offers', ofOwnCatalogue: 'See today’s offers' },
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
  location: {
    label: 'Deliver to',
    labelWithPinCode: (pinCode: string) => `Deliver to ${pinCode}`,
    empty: 'Select Location',
  },
  search: {
    label: 'Search medicines and health products',
    placeholder: 'Search medicines',
    clear: 'Clear the search',
    listLabel: 'Products',
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    noMatches: 'No product matches. Everything we sell is listed here.',
    rest: 'All other products (not for this search)',
    searching: 'Searching…',
    recent: 'Your recent searches',
    byConcern: 'Shop by concern',
    suggestions: 'Suggestions',
    /** The words that find the products of each concern. */
    concerns: [
      { name: 'Diabetes care', search: 'diabetes' },
      { name: 'Heart and blood pressure', search: 'blood pressure' },
      { name: 'Stomach care', search: 'digestive antacid' },
      { name: 'Bones and joints', search: 'joint' },
      { name: 'Skin care', search: 'skin' },
      { name: 'Cold and cough', search: 'cough' },
    ],
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
    yours: 'Saved, orders and My data',
    data: 'My data',
  },
  cart: {
    label: 'Cart',
    labelWithCount: (count: number) => (count === 1 ? 'Cart, 1 product' : `Cart, ${count} products`),
    /** The name of the button for a guest, who has to log in. */
    ofGuest: (label: string) => `${label}. Log in to see your cart`,
    logIn: 'Log in',
  },
  theme: { toLight: 'Switch to light colours', toDark: 'Switch to dark colours' },
  menu: {
    open: 'Open the menu',
    close: 'Close the menu',
    title: 'Menu',
    labTests: 'Lab tests',
    offers: 'Offers',
    /** The heading of the lines about what this shopper has here. */
    yours: 'Yours',
  },
  toasts: { label: 'Messages', close: 'Close this message' },
  loading: 'Loading the page',
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
    doctor: 'Consult a doctor',
    orders: 'My orders',
  },
};

/**
 * The cities to choose from. The misspelling 'Banglore' is intended: the requirement SHELL-18 in `docs/requirements.md`
 * demands it.
 */
export const deliveryCities = ['Delhi', 'Mumbai', 'Banglore', 'Hyderabad'] as const;
