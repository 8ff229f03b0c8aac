import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { Chip } from '@niramaya/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { appliedFilters, filterGroups, withChoice } from '../ListingFilters/filter-choices';
import type { ListingProps } from '../MedicinesScreen/useListing';

/**
 * One line of chips that scrolls sideways below 1025 px, so that its height never changes. The mask fades out the end
 * of the line, which shows that there is more. In wider windows the chips wrap, so that none is cut off.
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
    lg: { flexWrap: 'wrap', overflowX: 'visible', maskImage: 'none', pe: '1' },
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

/** Returns the keys of the ticked options as one text, so that two of them can be compared. */
const tickedKeys = (filters: Filters): string =>
  appliedFilters(filters)
    .map(({ key }) => key)
    .join(' ');

/**
 * FilterToggleChips shows every category and rating as a chip, for windows below 1025 px. Filters that come from the
 * address or from another control are first, each as a chip that drops it. A chip that is turned on here keeps its
 * position, so that the second tap of a double-tap hits no other one. `onFiltersReplace` must move the focus, because
 * the first chips disappear with their click.
 */
export function FilterToggleChips({ listing: { filters, changeFilters }, onFiltersReplace }: ListingProps) {
  const row = useRef<HTMLDivElement>(null);
  const ticked = tickedKeys(filters);
  // All three are keys as `tickedKeys` returns them. `ticked` are those of the last render, and `first` those of the
  // chips at the start of the row. `own` are the keys after a click on a chip of this row, until the filters have them;
  // filters that change in another way get new first chips.
  const [state, setState] = useState<{ ticked: string; first: string; own: string | null }>({
    ticked,
    first: ticked,
    own: null,
  });
  if (state.ticked !== ticked) setState({ ticked, first: state.own === ticked ? state.first : ticked, own: null });
  const first = state.first.split(' ');

  useEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [state.first]);

  const change = (next: Filters) => {
    setState((known) => ({ ...known, own: tickedKeys(next) }));
    changeFilters(next);
  };
  const applied = appliedFilters(filters).filter(({ key }) => first.includes(key));
  return (
    <ChipRow ref={row} role="group" aria-label={medicinesCopy.filters.title}>
      {applied.length > 0 && (
        <ul aria-label={medicinesCopy.filters.applied}>
          {applied.map(({ key, text, without }) => (
            <li key={key}>
              <Chip removeLabel={medicinesCopy.filters.remove(text)} onRemove={() => onFiltersReplace(without)}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {filterGroups(filters).map(({ name, legend, options }) => (
        <ul key={name} aria-label={legend}>
          {options
            .filter(({ value, checked }) => !checked || !first.includes(value))
            .map(({ value, icon, text, checked }) => (
              <li key={value}>
                <Chip
                  icon={icon}
                  selected={checked}
                  onToggle={(isOn) => change(withChoice(filters, name, value, isOn))}
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
