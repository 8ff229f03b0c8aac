import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { Chip, useCopy } from '@niramaya/ui';
import { Search } from 'lucide-react';
import { appliedFilters } from '../ListingFilters/filter-choices';

export interface AppliedChipsProps {
  readonly filters: Filters;
  /** The control disappears with the filter. */
  readonly onFilterDrop: (next: Filters) => void;
}

export const ChipRow = styled('div', {
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

export function AppliedChips({ filters, onFilterDrop }: AppliedChipsProps) {
  const copy = useCopy(medicinesCopy);
  const applied = appliedFilters(filters, copy);
  const isSearch = filters.text !== '';
  return (
    <ChipRow>
      {(isSearch || applied.length > 0) && (
        <ul aria-label={copy.filters.applied}>
          {isSearch && (
            <li>
              <Chip
                icon={<Search aria-hidden />}
                removeLabel={copy.search.remove(filters.text)}
                onRemove={() => onFilterDrop({ ...filters, text: '' })}
              >
                <SearchText>{copy.search.chip(filters.text)}</SearchText>
              </Chip>
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
      )}
    </ChipRow>
  );
}
