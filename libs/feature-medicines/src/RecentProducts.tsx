import type { SelectedMedicine } from '@niramaya/contract';
import { rememberViewed, useAppDispatch, useViewed } from '@niramaya/data-access';
import { createPart, usePart } from '@niramaya/ui';
import { createElement, useEffect } from 'react';

const shelf = createPart(() => import('./RecentShelf').then((part) => part.RecentShelf));

/** One row of the widest screen. */
const most = 4;

/** Notes that the product is being viewed, and shows those viewed before it. */
export function RecentProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const dispatch = useAppDispatch();
  const others = useViewed().filter(({ title }) => title !== medicine.title);
  const RecentShelf = usePart(shelf, others.length > 0);

  useEffect(() => {
    dispatch(rememberViewed(medicine));
  }, [dispatch, medicine]);

  return RecentShelf ? createElement(RecentShelf, { products: others.slice(0, most) }) : null;
}
