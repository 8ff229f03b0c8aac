import { productIn, type SelectedMedicine } from '@niramaya/contract';
import {
  saveProductOfTab,
  useBrowserStorage,
  useNewerCopy,
  useSelectedMedicine,
  useStorageReady,
} from '@niramaya/data-access';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Writes the router's `usr` state: a navigation would render the hydrating page again. */
function saveInHistoryEntry(key: string, product: SelectedMedicine) {
  const entry = (window.history.state ?? {}) as { readonly key?: string; readonly usr?: unknown };
  // The router's key of the first entry.
  if ((entry.key ?? 'default') !== key) return;
  const others = typeof entry.usr === 'object' ? entry.usr : {};
  window.history.replaceState({ ...entry, usr: { ...others, product } }, '');
}

/**
 * Returns the entry's product, or else its tab's or the last chosen one; null while the page hydrates
 * (docs/decisions/0009).
 */
export function useProductOfEntry(): SelectedMedicine | null {
  const isReady = useStorageReady();
  const storage = useBrowserStorage();
  const chosen = useSelectedMedicine();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [taken, setTaken] = useState<{ readonly key: string; readonly product: SelectedMedicine } | null>(null);
  const own = useMemo(() => productIn(state), [state]);
  const stored = taken?.key === key ? taken.product : own;
  const newer = useNewerCopy(stored?.title);
  const product = isReady ? (newer ?? stored ?? chosen) : null;
  if (product && product !== stored) setTaken({ key, product });

  useEffect(() => {
    if (!product) return;
    saveProductOfTab(storage, product);
    if (product !== own) saveInHistoryEntry(key, product);
  }, [storage, key, own, product]);

  return product;
}
