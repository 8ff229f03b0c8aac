import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { prefetch, lazyComponent, OverPage } from '@niramaya/lazy';
import { Button } from '@niramaya/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { appliedFilters } from './filter-choices';
import type { ListingSheetProps } from './ListingSheet';

const ListingSheet = lazyComponent('filters', () => import('./ListingSheet').then((module) => module.ListingSheet), {
  fallback: OverPage,
});

/** ListingDrawer has the filters on screens below 1025 px: a button and the sheet that it opens. */
export function ListingDrawer(props: Omit<ListingSheetProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  const count = appliedFilters(props.filters).length;

  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        fullWidth
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...prefetch(ListingSheet)}
      >
        {/* The filters are in the query, which the prerendered page does not know. Their count has reserved space. */}
        <styled.span display="inline-block" minWidth="[5.5rem]" textAlign="start">
          {medicinesCopy.filters.open(count)}
        </styled.span>
      </Button>
      <ListingSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
