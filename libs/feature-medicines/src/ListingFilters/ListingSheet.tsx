import { Grid } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { Button, Drawer } from '@niramaya/ui';
import { appliedFilters, FilterChoices, nothingTicked, type ListingFiltersProps } from './filter-choices';

export interface ListingSheetProps extends ListingFiltersProps {
  /** The number of products that match the filters. Null while it loads. */
  readonly total: number | null;
  /** Whether a search has more matches than `total`. */
  readonly hasMore: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ListingSheet({ filters, onFiltersChange, total, hasMore, open, onClose }: ListingSheetProps) {
  const { length: count } = appliedFilters(filters);

  // Not disabled at 0: the button would lose the focus.
  const clear = () => {
    if (count > 0) onFiltersChange(nothingTicked(filters));
  };

  return (
    <Drawer
      side="bottom"
      open={open}
      onClose={onClose}
      title={medicinesCopy.filters.title}
      closeLabel={medicinesCopy.filters.close}
      footer={
        <Grid gridTemplateColumns="auto 1fr" gap="3" width="full">
          <Button variant="ghost" onClick={clear}>
            {medicinesCopy.filters.clear}
          </Button>
          <Button fullWidth onClick={onClose}>
            {medicinesCopy.filters.show(total, hasMore)}
          </Button>
        </Grid>
      }
    >
      <FilterChoices filters={filters} onFiltersChange={onFiltersChange} />
    </Drawer>
  );
}
