/** The texts of the home screen and of the top brands. */
export const homeCopy = {
  banners: {
    name: 'What Niramaya does for you',
    roleDescription: 'carousel',
    slideRoleDescription: 'slide',
    pause: 'Pause the banners',
    play: 'Play the banners',
    slide: (place: number, total: number, title: string) => `Slide ${place} of ${total}: ${title}`,
    slides: {
      medicines: {
        eyebrow: 'Online medicine ordering',
        title: 'Medicines, brought to your door',
        text: 'Order online in a minute. A pharmacist checks every pack before it leaves for your home.',
        action: 'Order medicines',
      },
      labTests: {
        eyebrow: 'Lab tests at home',
        title: 'The lab comes to you',
        text: 'The sample is taken at home, and the report reaches your phone. Booking is not open yet: see what is tested.',
        action: 'See checkups',
      },
      consult: {
        eyebrow: 'Doctor consultation on chat',
        title: 'Ask a doctor, from where you sit',
        text: 'Qualified doctors in your language, on chat, by audio or by video.',
        action: 'Consult a doctor',
      },
      carePlan: {
        eyebrow: 'Niramaya care plan',
        title: 'One plan, and the whole family saves',
        text: 'Savings on medicines, lab tests and doctor consultations for everyone at home, from ₹46 a month.',
        action: 'See the care plan',
      },
      ayurveda: {
        eyebrow: 'Homeopathy and ayurveda',
        title: 'Gentle care, rooted in India',
        text: 'Ayurveda and homeopathy products from makers we know by name.',
        action: 'Browse products',
      },
    },
  },
  intro: {
    title: 'Everyday health, looked after',
    text: 'Order medicines online, along with healthcare devices, homeopathy products and ayurveda products, all delivered home in 1000+ cities of India. There are lab tests at home and doctor consultation on chat too. 25 million orders delivered to these cities.',
    servicesLabel: 'What we do for you',
    services: {
      medicines: { name: 'Medicines', text: 'Delivered home' },
      labTests: { name: 'Lab tests', text: 'See what is tested' },
      consult: { name: 'Consult a doctor', text: 'Free in writing, talk from ₹199' },
      carePlan: { name: 'Care plan', text: 'Membership that saves' },
      covid: { name: 'Covid help', text: 'Facts and helplines' },
      offers: { name: 'Offers', text: 'Today’s deals' },
    },
  },
  carousel: {
    roleDescription: 'carousel',
    previous: (block: string) => `Previous: ${block}`,
    next: (block: string) => `Next: ${block}`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    showing: (names: readonly string[], total: number) => `Showing ${names.join(', ')}, of ${total} in all`,
  },
  blocks: {
    concerns: {
      title: 'Shop by health concerns',
      text: 'Find products for your health concern.',
      textOnPhone: 'Find products for your concern.',
    },
    brands: { title: 'Featured Brands', text: 'Brands that our pharmacists trust.' },
    checkups: {
      title: 'Full body health checkups',
      text: 'Sample taken at home, report on your phone, up to 80% off. Booking is not open yet: see what is tested.',
      textOnPhone: 'Not on sale: booking is not open yet.',
    },
    pathology: {
      title: 'Pathology Tests',
      offer: 'up to 70% off',
      text: 'One test at a time, from accredited labs near you. Booking is not open yet: open a test to see what it is for.',
      textOnPhone: 'Not on sale: booking is not open yet.',
    },
    homeopathy: {
      title: 'Homeopathic care for cold and cough',
      text: 'Dilutions, globules, syrups and rubs for the season. Not on sale yet: the prices and days on the cards are examples.',
    },
    topBrands: {
      title: 'Our Top Brands',
      text: 'What shoppers across India come back for.',
      intro:
        'What shoppers across India come back for. Every pack comes sealed from its maker, in date and never above MRP, and our pharmacists answer what you ask about it.',
      loading: 'Loading brands',
      empty: {
        title: 'No brands to show today',
        text: 'All products are on the shelves as ever.',
        action: 'Browse medicines',
      },
      failed: {
        message: 'Our top brands could not be loaded.',
        offline: 'Check the connection and try again.',
        text: 'The rest of the shop works. Try again in a moment.',
        retry: 'Retry',
      },
    },
    statistics: {
      title: 'Niramaya in numbers',
      text: 'All services together, also those that need no parcel. The numbers at the top of the page are of parcels alone.',
      items: [
        { figure: '260m+', label: 'Visitors', words: 'more than 26 crore' },
        { figure: '31m+', label: 'Orders delivered', words: 'more than 3.1 crore' },
        { figure: '1800+', label: 'Cities', words: 'from Kashmir to Kanyakumari' },
      ],
    },
  },
  /**
   * The name of a card as it is shown. The parameter is the stored name of a concern, a checkup, a test or a product.
   */
  name: (stored: string): string => stored,
  /** The description of a brand as it is shown. The parameter is that of the API. */
  brand: (description: string): string => description,
  card: {
    outOf: 'out of 5',
    iso: 'ISO',
    safe: 'Safe',
    price: { now: 'Price', mrp: 'MRP' },
    off: (percent: number) => `${percent}% off`,
    delivery: 'Delivery by',
    /** The line of a product that the shop does not sell, above its day and its price. */
    notOnSale: 'Not on sale yet. Example:',
  },
  pathology: {
    aliases: (names: string) => `Also known as ${names}`,
    labs: (count: number) => `Provided by ${count} Labs`,
    /** The texts of a test that is sold at its list price, in the place of that price and of the discount. */
    noListPrice: 'Nil',
    noDiscount: 'NA',
    /** The text that a screen reader reads in the place of `noDiscount`. */
    noDiscountInWords: 'No discount',
  },
  remedies: {
    dilution: 'Dilution, bottle of 30 ml',
    globules: 'Globules, vial of 25 g',
    syrup: (ml: number) => `Syrup, bottle of ${ml} ml`,
    ointment: 'Ointment, tube of 25 g',
  },
  checkup: {
    includes: (count: number) => `Includes ${count} Tests`,
    details: 'See what is included',
    close: 'Close',
    included: 'What is tested',
    tests: (count: number) => (count === 1 ? '1 test' : `${count} tests`),
    fasting: 'Before the test',
    fast: 'Nothing but water for 10 to 12 hours',
    noFast: 'No fasting needed',
    report: 'Report',
    reportWithin: (hours: number) => `Within ${hours} hours of the sample`,
    note: 'Booking a visit is not open yet. A doctor can tell you whether this checkup is right for you.',
    consult: 'Consult a doctor',
  },
};
