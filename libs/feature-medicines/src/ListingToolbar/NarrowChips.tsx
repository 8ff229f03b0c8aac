import { PRODUCT_CATEGORIES, PRODUCT_RATINGS } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { useStorageReady } from '@niramaya/data-access';
import { CategoryIcon, Chip, useCopy } from '@niramaya/ui';
import { Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { withChoice } from '../ListingFilters/filter-choices';
import type { ListingFiltersProps } from '../ListingFilters/ListingSidebar';
import { ChipRow } from './AppliedChips';

/** Below 1025 px. Each chip keeps its place, so that a double-click hits no other. */
export function NarrowChips({ filters, onFiltersChange }: ListingFiltersProps) {
  const copy = useCopy(medicinesCopy);
  const isReady = useStorageReady();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed=true]');
    const beyond = chosen && chosen.getBoundingClientRect().right - row.current!.getBoundingClientRect().right;
    if (beyond && beyond > 0) row.current!.scrollLeft = beyond + row.current!.clientWidth / 2;
  }, [isReady]);

  return (
    <ChipRow ref={row} role="group" aria-label={copy.filters.title}>
      <ul aria-label={copy.filters.category}>
        {PRODUCT_CATEGORIES.map((category) => (
          <li key={category}>
            <Chip
              icon={<CategoryIcon name={category} size={20} />}
              selected={filters.categories.includes(category)}
              onToggle={(isOn) => onFiltersChange(withChoice(filters, 'category', category, isOn))}
            >
              {copy.categories[category]}
            </Chip>
          </li>
        ))}
      </ul>
      <ul aria-label={copy.filters.rating}>
        {PRODUCT_RATINGS.map((rating) => (
          <li key={rating}>
            <Chip
              icon={<Star aria-hidden />}
              selected={filters.ratings.includes(rating)}
              onToggle={(isOn) => onFiltersChange(withChoice(filters, 'rating', String(rating), isOn))}
            >
              {`${rating} ${copy.filters.stars(rating)}`}
            </Chip>
          </li>
        ))}
      </ul>
    </ChipRow>
  );
}
