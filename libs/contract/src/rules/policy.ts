/**
 * The business constants of the contract. Each name contains the unit. Each comment names the row that fixes the value.
 */
export const policy = {
  /** API-14, CONST-06 */
  searchDelayMs: 1000,
  /** VALID-21, CONST-08 */
  phoneMaxLength: 10,
  /** VALID-07 */
  wrongPasswordToastMs: 3000,
  /** CART-10, CONST-19 */
  shippingRupees: 0,
  /** SHELL-59, CONST-20 */
  copyrightYear: 2023,
  /** CONST-46 */
  pageSize: 10,
  /** The maximum length of `q` in the API, in letters. */
  longestSearch: 100,
  /** The maximum `_page` in the API. */
  maxPage: 1_000_000,
  /** The maximum `_limit` in the API. A list without paging is cut at this length. */
  maxPageSize: 1000,
  /** VALID-23, VALID-24 */
  emiMinimumRating: 3,
  /** STORAGE-08, CONST-32 */
  sixMonthPlanRupees: 275,
  /** CONST-30 */
  threeMonthPlanRupees: 165,
  /** CONST-31 */
  threeMonthPlanMonthlyRupees: 55,
  /** CONST-33: 275 / 6, rounded up */
  sixMonthPlanMonthlyRupees: 46,
  /** CONST-55 */
  priceDiscountRupees: 350,
  /** CONST-56 */
  gstRupees: 350,
  /** CONST-57 */
  coins: 17,
  /** ERROR-23, CONST-71, ROUTE-20 */
  chunkTimeoutMs: 120_000,
  /** How long after an order the same purchase needs a confirmation. */
  orderTwiceDays: 3,
  /** CONST-21 */
  consultationFromRupees: 199,
  /** The common emergency number of India, and the ambulance. */
  emergencyNumbers: ['112', '108'],
} as const;
