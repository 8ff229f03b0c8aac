/** Matches the numbers that the API accepts as a product id. */
const productNumber = /^[1-9]\d{0,8}$/;

/**
 * Returns the product that the query of an address names: its id, or its title where the link has no id. It returns null
 * if the query names none: then it is the ordinary address. It returns NaN if the link was cut off or modified.
 */
export function readProductLink(query: string): number | string | null {
  const parameters = new URLSearchParams(query);
  const ids = parameters.getAll('id');
  const [id] = ids;
  const title = parameters.get('title');
  if (id === undefined) return title === null ? null : title.trim() || NaN;
  return ids.length === 1 && productNumber.test(id) ? Number(id) : NaN;
}
