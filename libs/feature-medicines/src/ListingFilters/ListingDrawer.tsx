import { chakra } from '@chakra-ui/react';
import { medicinesCopy } from '@niramaya/contract';
import { noFilters } from '@niramaya/data-access';
import { Button, Drawer, FilterPanel, useCopy } from '@niramaya/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { appliedFilters, filterGroups, withChoice } from './filter-choices';
import type { ListingFiltersProps } from './ListingSidebar';

export interface ListingDrawerProps extends ListingFiltersProps {
  /** Products that match, `null` while that is being asked. */
  readonly total: number | null;
}

const Foot = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '3', width: 'full' } });

/** The same filters below 1025 px: a button and the sheet that it opens. Each tick counts at once, as beside the list. */
export function ListingDrawer({ filters, onFiltersChange, total }: ListingDrawerProps) {
  const words = useCopy(medicinesCopy);
  const [open, setOpen] = useState(false);
  const { length: count } = appliedFilters(filters, words);

  // Not disabled while there is nothing to clear: it would drop the focus at its own press.
  const clear = () => {
    if (count > 0) onFiltersChange({ ...noFilters, order: filters.order });
  };

  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {words.filters.open(count)}
      </Button>
      <Drawer
        side="bottom"
        open={open}
        onClose={() => setOpen(false)}
        title={words.filters.title}
        closeLabel={words.filters.close}
        footer={
          <Foot>
            <Button variant="ghost" onClick={clear}>
              {words.filters.clear}
            </Button>
            <Button fullWidth onClick={() => setOpen(false)}>
              {words.filters.show(total)}
            </Button>
          </Foot>
        }
      >
        <FilterPanel
          groups={filterGroups(filters, words)}
          onToggle={(name, value, isOn) => onFiltersChange(withChoice(filters, name, value, isOn))}
        />
      </Drawer>
    </>
  );
}
