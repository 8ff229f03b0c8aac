/** Returns the number of packs of an offer. `status` is that of the API; a text that names no number is one pack. */
export const packsIn = (status: string): number => Math.max(1, Number(/^Pack of (\d+)$/.exec(status)?.[1] ?? 1));

/**
 * Returns the price of one pack of an offer, in rupees, rounded to paise. `status` is that of the API, such as 'Pack of
 * 2', and `priceRupees` the price of all packs. Returns null for one pack, and for a text that names no number of packs.
 */
export function pricePerPack(status: string, priceRupees: number): number | null {
  const count = packsIn(status);
  return count > 1 ? Math.round((priceRupees * 100) / count) / 100 : null;
}
