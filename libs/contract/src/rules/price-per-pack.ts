/**
 * Returns the number of packs of an offer. `status` is the field of the API with the quantity, such as 'Pack of 2'; a
 * text that names no number is one pack.
 */
export const packsIn = (status: string): number => Math.max(1, Number(/^Pack of (\d+)$/.exec(status)?.[1] ?? 1));

/**
 * Returns the price of one pack of an offer, in rupees, rounded to paise. `status` is the quantity of the offer, as for
 * `packsIn`, and `priceRupees` the price of all its packs. Returns null for an offer of one pack.
 */
export function pricePerPack(status: string, priceRupees: number): number | null {
  const count = packsIn(status);
  return count > 1 ? Math.round((priceRupees * 100) / count) / 100 : null;
}
