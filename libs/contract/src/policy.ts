/** The business constants of the contract. Units are in the names; the row that fixes each stands beside it. */
export const policy = {
  /** HOME-13, CONST-05 */
  bannerIntervalMs: 5000,
  /** API-14, CONST-06 */
  searchDelayMs: 1000,
  /** SHELL-24, CONST-07 */
  searchDropdownHeightPx: 400,
  /** VALID-21, CONST-08 */
  phoneMaxLength: 10,
  /** CONST-09 */
  carouselSpeedMs: 500,
  /** HOME-83 to HOME-85, CONST-10: the widest viewport, in px, at which the narrower layout still holds. */
  carouselBreakpointsPx: { three: 1024, two: 600, one: 480 },
  /** CONST-14 to CONST-17 */
  toastDurationMs: { success: 2000, error: 4000, blank: 4000, default: 5000 },
  /** VALID-07 */
  wrongPasswordToastMs: 3000,
  /** CONST-18 */
  maxToasts: 20,
  /** CART-10, CONST-19 */
  shippingRupees: 0,
  /** SHELL-59, CONST-20 */
  copyrightYear: 2023,
  /** CONST-46 */
  pageSize: 10,
  /** The longest `q` the API takes, in letters. */
  longestSearch: 100,
  /** The largest `_limit` the API takes, and the length at which an unpaged list is cut. */
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
  /** CONST-21 */
  consultationFromRupees: 199,
  /** Ambulance and the common emergency number of India. */
  emergencyNumbers: ['112', '108'],
} as const;
