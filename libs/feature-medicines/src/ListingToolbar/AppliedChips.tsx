import { medicinesCopy } from '@niramaya/contract';
import type { Filters } from '@niramaya/data-access';
import { Chip, useCopy } from '@niramaya/ui';
import { appliedFilters } from '../ListingFilters/filter-choices';
import { ChipRow } from './ChipRow';

export interface AppliedChipsProps {
  readonly filters: Filters;
  readonly onFilterDrop: (next: Filters) => void;
}

/** What the list is narrowed to, each to be taken away at a press; beside the list, where there is room. */
export function AppliedChips({ filters, onFilterDrop }: AppliedChipsProps) {
  const words = useCopy(medicinesCopy);
  return (
    <ChipRow aria-label={words.filters.applied}>
      {appliedFilters(filters, words).map(({ key, name, without }) => (
        <li key={key}>
          <Chip removeLabel={words.filters.remove(name)} onRemove={() => onFilterDrop(without)}>
            {name}
          </Chip>
        </li>
      ))}
    </ChipRow>
  );
}
