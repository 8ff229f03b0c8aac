import { Grid } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { Button, Drawer } from '@niramaya/ui';
import { appliedFilters, FilterChoices, withoutChoices, type ListingFiltersProps } from './filter-choices';

/** The props of `ListingSheet`. `ListingDrawer` passes on all but the two about the open state. */
export interface ListingSheetProps extends ListingFiltersProps {
  /** The number of products that match the filters. Null while it loads. */
  readonly total: number | null;
  /** Whether a search has more matches than `total`. */
  readonly hasMore: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** ListingSheet has the filters in a drawer at the lower edge. Each tick changes the list at once. */
export function ListingSheet({ filters, onFiltersChange, total, hasMore, open, onClose }: ListingSheetProps) {
  const count = appliedFilters(filters).length;

  // The button is never disabled, because its own click would then take the focus from it.
  const clear = () => {
    if (count > 0) onFiltersChange(withoutChoices(filters));
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
