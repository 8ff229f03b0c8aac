import type { ProductState } from '../schemas/history-state.ts';
import type { SelectedMedicine } from '../schemas/storage.ts';
import { paths } from './paths.ts';
import { readRecordId } from './record-id.ts';

/**
 * Returns the link to a product that names the product itself, by its id or its title. A shared link and a new tab need
 * it, because they have no history state. A click in the same tab carries the whole product in that state
 * (`linkToProduct`).
 */
export const productLink = (product: number | string): string =>
  `${paths.medicineDetails}?${new URLSearchParams(typeof product === 'number' ? { id: `${product}` } : { title: product })}`;

/**
 * Returns the parts of a link to the details of a product. In the same tab, `to` is opened with `state`, which carries
 * the product. A new tab has no state, so `href` names the product (docs/decisions/0009-a-link-to-a-product.md).
 *
 * @param id The id of the product. If it is not known, `href` names the title.
 */
export const linkToProduct = (product: SelectedMedicine, id?: number) => ({
  href: productLink(id ?? product.title),
  to: paths.medicineDetails,
  state: { product } satisfies ProductState,
});

/**
 * Returns the id (a number) or the title (text) of the product that the query of an address names; the id counts if
 * there are both. Returns null if the query names no product, and NaN if it is damaged: the title is empty, the id is
 * no id of a record, or there are several ids.
 */
export function readProductLink(query: string): number | string | null {
  const parameters = new URLSearchParams(query);
  const ids = parameters.getAll('id');
  const [id] = ids;
  if (id !== undefined) return ids.length === 1 ? readRecordId(id) : NaN;
  const title = parameters.get('title')?.trim();
  if (title === undefined) return null;
  return title === '' ? NaN : title;
}
