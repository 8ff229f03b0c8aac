import { styled } from '@niramaya/ui/styled';
import { PRODUCT_CATEGORIES, PRODUCT_RATINGS } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { useStorageReady, type Filters } from '@niramaya/data-access';
import { CategoryIcon, Chip } from '@niramaya/ui';
import { Search, Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { appliedFilters, withChoice, type ListingFiltersProps } from '../ListingFilters/filter-choices';

export interface AppliedChipsProps {
  readonly filters: Filters;
  /** The control disappears. */
  readonly onFilterDrop: (next: Filters) => void;
}

const ChipRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    // Space for focus rings.
    p: '1',
    m: '-1',
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    maskImage: 'linear-gradient(to right, black calc(100% - 1.5rem), transparent)',
    pe: '6',
    _focusVisible: { outline: '[none]' },
    '& > ul': { display: 'contents', listStyle: 'none' },
    '& li': { flexShrink: '0' },
  },
});

export const SearchText = styled('span', {
  base: { display: 'block', maxWidth: { base: '[7rem]', sm: '[10rem]' }, overflowWrap: 'anywhere' },
});

/** From 1025 px. */
export function AppliedChips({ filters, onFilterDrop }: AppliedChipsProps) {
  const applied = appliedFilters(filters);
  const isSearch = filters.text !== '';
  return (
    <ChipRow>
      {(isSearch || applied.length > 0) && (
        <ul aria-label={medicinesCopy.filters.applied}>
          {isSearch && (
            <li>
              <Chip
                icon={<Search aria-hidden />}
                removeLabel={medicinesCopy.search.remove(filters.text)}
                onRemove={() => onFilterDrop({ ...filters, text: '' })}
              >
                <SearchText>{medicinesCopy.search.chip(filters.text)}</SearchText>
              </Chip>
            </li>
          )}
          {applied.map(({ key, name, without }) => (
            <li key={key}>
              <Chip removeLabel={medicinesCopy.filters.remove(name)} onRemove={() => onFilterDrop(without)}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </ChipRow>
  );
}

/** Below 1025 px. Each chip keeps its place. */
export function NarrowChips({ filters, onFiltersChange }: ListingFiltersProps) {
  const isReady = useStorageReady();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed=true]');
    const beyond = chosen && chosen.getBoundingClientRect().right - row.current!.getBoundingClientRect().right;
    if (beyond && beyond > 0) row.current!.scrollLeft = beyond + row.current!.clientWidth / 2;
  }, [isReady]);

  return (
    <ChipRow ref={row} role="group" aria-label={medicinesCopy.filters.title}>
      <ul aria-label={medicinesCopy.filters.category}>
        {PRODUCT_CATEGORIES.map((category) => (
          <li key={category}>
            <Chip
              icon={<CategoryIcon name={category} size={20} />}
              selected={filters.categories.includes(category)}
              onToggle={(isOn) => onFiltersChange(withChoice(filters, 'category', category, isOn))}
            >
              {medicinesCopy.categories[category]}
            </Chip>
          </li>
        ))}
      </ul>
      <ul aria-label={medicinesCopy.filters.rating}>
        {PRODUCT_RATINGS.map((rating) => (
          <li key={rating}>
            <Chip
              icon={<Star aria-hidden />}
              selected={filters.ratings.includes(rating)}
              onToggle={(isOn) => onFiltersChange(withChoice(filters, 'rating', String(rating), isOn))}
            >
              {`${rating} ${medicinesCopy.filters.stars(rating)}`}
            </Chip>
          </li>
        ))}
      </ul>
    </ChipRow>
  );
}
