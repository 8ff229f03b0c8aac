import type { SelectedMedicine } from '@niramaya/contract';
import { rememberViewed, useBrowserStorage, useViewed } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { useEffect } from 'react';

const RecentShelf = lazyComponent('recently viewed', () =>
  import('./RecentShelf').then((module) => module.RecentShelf),
);

/** The minimum number of cards: one card would be alone in a wide row. */
const fewest = 2;

/** One row on the widest screen. */
const most = 4;

/** Stores that the product was viewed, and shows the products viewed before it. */
export function RecentProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const storage = useBrowserStorage();
  const others = useViewed().filter(({ title }) => title !== medicine.title);

  useEffect(() => {
    rememberViewed(storage, medicine);
  }, [storage, medicine]);

  return others.length >= fewest && <RecentShelf products={others.slice(0, most)} />;
}
