import type { ProductState } from '../schemas/history-state.ts';
import type { SelectedMedicine } from '../schemas/storage.ts';
import { paths } from './paths.ts';

/** For sharing and new tabs only. */
export const productLink = (product: number | string): string =>
  `${paths.medicineDetails}?${new URLSearchParams(typeof product === 'number' ? { id: `${product}` } : { title: product })}`;

/** A new tab has no history entry, so `href` names the product (docs/decisions/0009). */
export const linkToProduct = (product: SelectedMedicine, id?: number) => ({
  href: productLink(id ?? product.title),
  to: paths.medicineDetails,
  state: { product } satisfies ProductState,
});

const productNumber = /^[1-9]\d{0,8}$/;

/** Null if the query names no product, NaN if the link is damaged. */
export function readProductLink(query: string): number | string | null {
  const parameters = new URLSearchParams(query);
  const ids = parameters.getAll('id');
  const [id] = ids;
  const title = parameters.get('title');
  if (id === undefined) return title === null ? null : title.trim() || NaN;
  return ids.length === 1 && productNumber.test(id) ? Number(id) : NaN;
}
