/** Matches the numbers that the API accepts as a product id. */
const productNumber = /^[1-9]\d{0,8}$/;

/**
 * Returns the product id in the query of a shared link. It returns null if the query has no id: then it is the ordinary
 * address. It returns NaN if the id is not a product number.
 */
export function readProductLink(query: string): number | null {
  const ids = new URLSearchParams(query).getAll('id');
  const [id] = ids;
  if (id === undefined) return null;
  return ids.length === 1 && productNumber.test(id) ? Number(id) : NaN;
}
