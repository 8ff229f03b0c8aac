/**
 * Returns digits in Indian groups: '1,23,456'. It accepts up to 21 digits. It does not use `Intl`, because the first
 * formatter of a page takes 45 ms on a slow phone.
 */
export const groupDigits = (digits: string): string => digits.replaceAll(/\B(?=(\d\d){0,9}\d{3}$)/g, ',');

/**
 * Returns rupees as whole paise, rounded half up. A paisa is a hundredth of a rupee. `toFixed` removes the error of the
 * multiplication first: 1.005 * 100 is 100.49999999999999, which would round down.
 */
export const toPaise = (rupees: number): number => Math.round(Number((rupees * 100).toFixed(4)));

/** Returns rupees in Indian grouping, with paise: '₹1,23,456.50'. */
export function formatRupees(rupees: number): string {
  const paise = String(toPaise(Math.abs(rupees))).padStart(3, '0');
  return `${rupees < 0 ? '-' : ''}₹${groupDigits(paise.slice(0, -2))}.${paise.slice(-2)}`;
}

/** Returns a price in rupees less a discount in percent, rounded half up to the paisa. */
export function discountedPrice(priceRupees: number, discountPercent: number): number {
  // Paise and hundredths of a percent are whole numbers, so their product is exact.
  const hundredths = Math.round(discountPercent * 100);
  return Math.round(Number(((toPaise(priceRupees) * (10_000 - hundredths)) / 10_000).toFixed(4))) / 100;
}
