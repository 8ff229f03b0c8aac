/** The constants of the requirements, and the limits that the browser and the API share. */
export const policy = {
  /** How long the search field waits after a keystroke before it calls the API. */
  searchDelayMs: 1000,
  /** The number of digits of a mobile number. */
  phoneMaxLength: 10,
  /** How long the message about a wrong password is shown. */
  wrongPasswordToastMs: 3000,
  shippingRupees: 0,
  copyrightYear: 2023,
  /** The number of products on a page of the listing. */
  pageSize: 10,
  /** The most characters of a search. The field accepts no longer search, and the API refuses one. */
  longestSearch: 100,
  /** A search reads its first words only, because each word costs work on a large catalogue. */
  maxSearchWords: 16,
  /** A search counts and lists at most so many matches; the listing then says that there are more. */
  maxSearchMatches: 1000,
  /** The API refuses a page with a larger number. */
  maxPage: 1_000_000,
  /** The most products that one response of the API has, with paging and without. */
  maxListLength: 1000,
  /** The rating, in stars, below which a product cannot be paid in instalments. */
  emiMinimumRating: 3,
  /** The price of the care plan, a membership, for all six or three months. It is paid once. */
  sixMonthPlanRupees: 275,
  threeMonthPlanRupees: 165,
  /** The payment screen shows this discount and this tax (GST), which are the same and cancel out. */
  priceDiscountRupees: 350,
  gstRupees: 350,
  /** The balance of coins, a reward for orders, that the payment screen shows. It is a fixed figure of the demo. */
  coins: 17,
  /** How long a chunk of code may take to load. */
  chunkTimeoutMs: 120_000,
  /**
   * The cart asks the shopper to check a line with more packs than this. It refuses no quantity (requirement STATE-35
   * in `docs/requirements.md`).
   */
  largeQuantity: 50,
  /** The phone numbers for all emergencies (112) and for an ambulance (108) in India. */
  emergencyNumbers: ['112', '108'],
  /** The phone number of Tele-MANAS, the free mental health helpline of India (https://telemanas.mohfw.gov.in). */
  mentalHealthNumber: '14416',
} as const;
