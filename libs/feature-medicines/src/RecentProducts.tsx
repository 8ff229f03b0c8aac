import type { SelectedMedicine } from '@niramaya/contract';
import { rememberViewed, useAppDispatch, useViewed } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { useEffect } from 'react';

const RecentShelf = lazyComponent('recently viewed', () =>
  import('./RecentShelf').then((module) => module.RecentShelf),
);

/** One card is no shelf: it would stand alone in a wide row. */
const fewest = 2;

/** One row of the widest screen. */
const most = 4;

/** Notes that the product is being viewed, and shows those viewed before it. */
export function RecentProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const dispatch = useAppDispatch();
  const others = useViewed().filter(({ title }) => title !== medicine.title);

  useEffect(() => {
    dispatch(rememberViewed(medicine));
  }, [dispatch, medicine]);

  return others.length >= fewest && <RecentShelf products={others.slice(0, most)} />;
}
