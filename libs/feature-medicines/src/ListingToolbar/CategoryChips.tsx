import { medicinesCopy, PRODUCT_CATEGORIES } from '@niramaya/contract';
import type { Filters } from '@niramaya/data-access';
import { CategoryIcon, Chip, useCopy } from '@niramaya/ui';
import { withChoice } from '../ListingFilters/filter-choices';
import { ChipRow } from './ChipRow';

export interface CategoryChipsProps {
  readonly filters: Filters;
  readonly onFiltersChange: (next: Filters) => void;
}

/** The categories within reach of a thumb, where the sidebar is folded away. */
export function CategoryChips({ filters, onFiltersChange }: CategoryChipsProps) {
  const words = useCopy(medicinesCopy);
  return (
    <ChipRow aria-label={words.filters.category}>
      {PRODUCT_CATEGORIES.map((category) => (
        <li key={category}>
          <Chip
            icon={<CategoryIcon name={category} size={20} />}
            selected={filters.categories.includes(category)}
            onToggle={(isOn) => onFiltersChange(withChoice(filters, 'category', category, isOn))}
          >
            {words.categories[category]}
          </Chip>
        </li>
      ))}
    </ChipRow>
  );
}
