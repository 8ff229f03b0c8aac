const formatter = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** The only place that turns rupees into text: `₹1,23,456.50`, Indian grouping, two decimals (CONST-02, CONST-49). */
export const formatRupees = (rupees: number): string => formatter.format(rupees);

/** Rupees to whole paise, rounded half up, so that sums are exact. */
export const toPaise = (rupees: number): number => Math.round(Number((rupees * 100).toFixed(4)));

/**
 * Price less its discount, in rupees, rounded half up to the paisa (CONST-48, API-33).
 * @param priceRupees the list price (MRP)
 * @param discountPercent 0 to 100
 */
export function discountedPrice(priceRupees: number, discountPercent: number): number {
  const hundredths = Math.round(discountPercent * 100);
  return Math.round(Number(((toPaise(priceRupees) * (10_000 - hundredths)) / 10_000).toFixed(4))) / 100;
}
