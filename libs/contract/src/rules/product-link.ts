/** The numbers that the API takes for a product. */
const productNumber = /^[1-9]\d{0,8}$/;

/**
 * The number that a shared link carries in its query: null where it carries none and the address is the ordinary one,
 * NaN where what it carries is no number of a product.
 */
export function readProductLink(query: string): number | null {
  const ids = new URLSearchParams(query).getAll('id');
  const [id] = ids;
  if (id === undefined) return null;
  return ids.length === 1 && productNumber.test(id) ? Number(id) : NaN;
}
