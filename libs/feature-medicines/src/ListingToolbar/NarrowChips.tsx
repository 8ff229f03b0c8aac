import { chakra } from '@niramaya/ui/chakra';
import { medicinesCopy, PRODUCT_CATEGORIES } from '@niramaya/contract';
import { useStorageReady, type Filters } from '@niramaya/data-access';
import { CategoryIcon, Chip, useCopy } from '@niramaya/ui';
import { useRef } from 'react';
import { withChoice } from '../ListingFilters/filter-choices';
import { AppliedChips } from './AppliedChips';
import { ChipRow } from './ChipRow';

export interface NarrowChipsProps {
  readonly filters: Filters;
  readonly onFiltersChange: (next: Filters) => void;
}

/**
 * Where the sidebar is folded away, within reach of a thumb: first what the list is narrowed to, each with its cross,
 * then the other categories. A pressed chip changes places, so the row takes its focus and goes back to its beginning.
 */
export function NarrowChips({ filters, onFiltersChange }: NarrowChipsProps) {
  const words = useCopy(medicinesCopy);
  const isReady = useStorageReady();
  const row = useRef<HTMLDivElement>(null);
  const change = (next: Filters) => {
    onFiltersChange(next);
    row.current?.focus({ preventScroll: true });
    row.current?.scrollTo({ left: 0 });
  };
  const others = PRODUCT_CATEGORIES.filter((category) => !filters.categories.includes(category));

  return (
    <ChipRow ref={row} role="group" aria-label={words.filters.title} tabIndex={-1}>
      <AppliedChips filters={filters} onFilterDrop={change} />
      {others.length > 0 && (
        // They make room for what the address names as soon as it is read.
        <chakra.ul
          aria-label={words.filters.category}
          css={isReady ? undefined : { 'html[data-narrowed] &': { visibility: 'hidden' } }}
        >
          {others.map((category) => (
            <li key={category}>
              <Chip
                icon={<CategoryIcon name={category} size={20} />}
                selected={false}
                onToggle={() => change(withChoice(filters, 'category', category, true))}
              >
                {words.categories[category]}
              </Chip>
            </li>
          ))}
        </chakra.ul>
      )}
    </ChipRow>
  );
}
