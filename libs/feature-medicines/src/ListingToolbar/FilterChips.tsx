import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useStorageReady } from '@niramaya/data-access';
import { Chip } from '@niramaya/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { appliedFilters, filterGroups, withChoice, type ListingFiltersProps } from '../ListingFilters/filter-choices';
import type { ListingProps } from '../MedicinesScreen/useListing';

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
export function AppliedChips({ listing: { filters }, onFilterDrop }: ListingProps) {
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
          {applied.map(({ key, text, without }) => (
            <li key={key}>
              <Chip removeLabel={medicinesCopy.filters.remove(text)} onRemove={() => onFilterDrop(without)}>
                {text}
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
      {filterGroups(filters).map(({ name, legend, options }) => (
        <ul key={name} aria-label={legend}>
          {options.map(({ value, icon, text, checked }) => (
            <li key={value}>
              <Chip
                icon={icon}
                selected={checked}
                onToggle={(isOn) => onFiltersChange(withChoice(filters, name, value, isOn))}
              >
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      ))}
    </ChipRow>
  );
}
