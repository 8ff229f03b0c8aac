import { productIn, type SelectedMedicine } from '@niramaya/contract';
import {
  keepProductOfTab,
  useBrowserStorage,
  useNewerCopy,
  useSelectedMedicine,
  useStorageReady,
} from '@niramaya/data-access';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Writes the product into a history entry, where Back and a reload find it. The router has its state in `usr` there. A
 * navigation would do the same, and render the whole page again while it hydrates.
 */
function keepInEntry(key: string, product: SelectedMedicine) {
  const entry = (window.history.state ?? {}) as { readonly key?: string; readonly usr?: unknown };
  // The shopper may have left the entry. The first entry of a document has no key, and the router calls it 'default'.
  if ((entry.key ?? 'default') !== key) return;
  const others = typeof entry.usr === 'object' ? entry.usr : {};
  window.history.replaceState({ ...entry, usr: { ...others, product } }, '');
}

/**
 * Returns the product of the current history entry. An entry without one, such as a typed address, takes the product of
 * its tab, or else the one that any tab chose last. It keeps that product when other tabs choose another one
 * (docs/decisions/0009). If storage has the same product with a newer price, that one counts. It returns null while the
 * page hydrates, and if nothing was chosen.
 */
export function useProductOfEntry(): SelectedMedicine | null {
  const isReady = useStorageReady();
  const storage = useBrowserStorage();
  const chosen = useSelectedMedicine();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [taken, setTaken] = useState<{ readonly key: string; readonly product: SelectedMedicine } | null>(null);
  const own = useMemo(() => productIn(state), [state]);
  const kept = taken?.key === key ? taken.product : own;
  const newer = useNewerCopy(kept?.title);
  const product = isReady ? (newer ?? kept ?? chosen) : null;
  if (product && product !== kept) setTaken({ key, product });

  useEffect(() => {
    if (!product) return;
    keepProductOfTab(storage, product);
    if (product !== own) keepInEntry(key, product);
  }, [storage, key, own, product]);

  return product;
}
