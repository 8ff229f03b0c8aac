import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { Chip, useCopy } from '@niramaya/ui';
import { appliedFilters } from '../ListingFilters/filter-choices';
import { SearchChip } from './SearchChip';

export interface AppliedChipsProps {
  readonly filters: Filters;
  readonly onFilterDrop: (next: Filters) => void;
}

export function AppliedChips({ filters, onFilterDrop }: AppliedChipsProps) {
  const copy = useCopy(medicinesCopy);
  const applied = appliedFilters(filters, copy);
  const isSearch = filters.text !== '';
  if (applied.length === 0 && !isSearch) return null;
  return (
    <ul aria-label={copy.filters.applied}>
      {isSearch && (
        <li>
          <SearchChip filters={filters} onFilterDrop={onFilterDrop} />
        </li>
      )}
      {applied.map(({ key, name, without }) => (
        <li key={key}>
          <Chip removeLabel={copy.filters.remove(name)} onRemove={() => onFilterDrop(without)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
