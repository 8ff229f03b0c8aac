import type { ProductState } from '../schemas/history-state.ts';
import type { SelectedMedicine } from '../schemas/storage.ts';
import { paths } from './paths.ts';
import { readRecordId } from './record-id.ts';

/**
 * Returns the link to a product, by its id or its title. It is for sharing and new tabs: other links carry the product.
 */
export const productLink = (product: number | string): string =>
  `${paths.medicineDetails}?${new URLSearchParams(typeof product === 'number' ? { id: `${product}` } : { title: product })}`;

/**
 * Returns the parts of a link to the details of a product. In the same tab, `to` is opened with `state`, which carries
 * the product. A new tab has no state, so `href` names the product (docs/decisions/0009-a-link-to-a-product.md).
 */
export const linkToProduct = (product: SelectedMedicine, id?: number) => ({
  href: productLink(id ?? product.title),
  to: paths.medicineDetails,
  state: { product } satisfies ProductState,
});

/**
 * Returns the id or the title of the product that the query of an address names. Returns null if it names none, and NaN
 * if the link is damaged.
 */
export function readProductLink(query: string): number | string | null {
  const parameters = new URLSearchParams(query);
  const ids = parameters.getAll('id');
  const [id] = ids;
  const title = parameters.get('title');
  if (id === undefined) return title === null ? null : title.trim() || NaN;
  return ids.length === 1 ? readRecordId(id) : NaN;
}
