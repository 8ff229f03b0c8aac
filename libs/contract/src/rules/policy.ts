export const policy = {
  searchDelayMs: 1000,
  phoneMaxLength: 10,
  wrongPasswordToastMs: 3000,
  shippingRupees: 0,
  copyrightYear: 2023,
  pageSize: 10,
  longestSearch: 100,
  /** A search reads its first words only, because each word costs work on a large catalogue. */
  maxSearchWords: 16,
  /** A search counts and lists at most so many matches; the listing then says that there are more. */
  maxSearchMatches: 1000,
  maxPage: 1_000_000,
  /** Also the maximum length of a list without paging. */
  maxListLength: 1000,
  emiMinimumRating: 3,
  sixMonthPlanRupees: 275,
  threeMonthPlanRupees: 165,
  priceDiscountRupees: 350,
  gstRupees: 350,
  coins: 17,
  chunkTimeoutMs: 120_000,
  /** The same purchase within these days needs a confirmation. */
  orderTwiceDays: 3,
  emergencyNumbers: ['112', '108'],
} as const;
