import type { ProductState } from '../schemas/history-state.ts';
import type { SelectedMedicine } from '../schemas/storage.ts';
import { paths } from './paths.ts';

/**
 * Returns the address of a product, by its id or by its title: for sharing, and for a new tab. A click in the same tab
 * opens the address without a query (STORAGE-09).
 */
export const productLink = (product: number | string): string =>
  `${paths.medicineDetails}?${new URLSearchParams(typeof product === 'number' ? { id: `${product}` } : { title: product })}`;

/**
 * Returns the properties of a link to a product. A click opens the ordinary address with the product in the history
 * entry. A new tab has no such entry, so the address of the link names the product (docs/decisions/0009).
 */
export const linkToProduct = (product: SelectedMedicine, id?: number) => ({
  href: productLink(id ?? product.title),
  to: paths.medicineDetails,
  state: { product } satisfies ProductState,
});

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
