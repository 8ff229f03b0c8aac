import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useStorageReady } from '@niramaya/data-access';
import { Chip } from '@niramaya/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { appliedFilters, filterGroups, withChoice, type ListingFiltersProps } from '../ListingFilters/filter-choices';
import type { ListingProps } from '../MedicinesScreen/useListing';

/**
 * One line of chips that scrolls sideways, so that its height never changes. The mask fades out the end of the line,
 * which shows that there is more.
 */
const ChipRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    // The padding has room for focus rings, which the scrolling box would cut off.
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

/** SearchText is the search text inside a chip. It is narrow, and a long text wraps. */
const SearchText = styled('span', {
  base: { display: 'block', maxWidth: { base: '[7rem]', sm: '[10rem]' }, overflowWrap: 'anywhere' },
});

/**
 * AppliedChips shows the search text and each ticked filter as a chip that drops it, for windows from 1025 px on.
 * `onFiltersReplace` must move the focus, because a chip disappears with its click.
 */
export function AppliedChips({ listing: { filters }, onFiltersReplace }: ListingProps) {
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
                onRemove={() => onFiltersReplace({ ...filters, text: '' })}
              >
                <SearchText>{medicinesCopy.search.chip(filters.text)}</SearchText>
              </Chip>
            </li>
          )}
          {applied.map(({ key, text, without }) => (
            <li key={key}>
              <Chip removeLabel={medicinesCopy.filters.remove(text)} onRemove={() => onFiltersReplace(without)}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </ChipRow>
  );
}

/**
 * FilterToggleChips shows every category and rating as a chip to turn on or off, for windows below 1025 px. Each chip
 * keeps its position, so that the second tap of a double-tap hits no other one. The line scrolls to the first filter
 * that the address has turned on.
 */
export function FilterToggleChips({ filters, onFiltersChange }: ListingFiltersProps) {
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
