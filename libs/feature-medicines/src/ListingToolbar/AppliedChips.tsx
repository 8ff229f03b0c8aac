import { medicinesCopy } from '@niramaya/contract';
import type { Filters } from '@niramaya/data-access';
import { Chip, useCopy } from '@niramaya/ui';
import { appliedFilters } from '../ListingFilters/filter-choices';

export interface AppliedChipsProps {
  readonly filters: Filters;
  readonly onFilterDrop: (next: Filters) => void;
}

/** What the list is narrowed to, each to be taken away at a press; nothing where it is not narrowed. */
export function AppliedChips({ filters, onFilterDrop }: AppliedChipsProps) {
  const words = useCopy(medicinesCopy);
  const applied = appliedFilters(filters, words);
  if (applied.length === 0) return null;
  return (
    <ul aria-label={words.filters.applied}>
      {applied.map(({ key, name, without }) => (
        <li key={key}>
          <Chip removeLabel={words.filters.remove(name)} onRemove={() => onFilterDrop(without)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
