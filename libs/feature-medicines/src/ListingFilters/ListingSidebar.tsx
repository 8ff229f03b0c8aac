import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { Button, FilterPanel, useCopy } from '@niramaya/ui';
import { memo, useId, useRef } from 'react';
import { appliedFilters, filterGroups, nothingTicked, withChoice } from './filter-choices';

export interface ListingFiltersProps {
  readonly filters: Filters;
  readonly onFiltersChange: (next: Filters) => void;
}

const Panel = styled('section', {
  base: {
    hideBelow: 'lg',
    _tall: {
      position: 'sticky',
      top: '[calc(var(--edge-top) + 1.25rem)]',
      // All filters can be reached while the list beside them is scrolled.
      maxHeight: '[calc(100dvh - var(--edge-top) - var(--edge-bottom) - 2rem)]',
      overflowY: 'auto',
    },
    p: '5',
    layerStyle: 'card',
  },
});

const Head = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '9', mb: '4' },
});

/** The filters beside the list, from 1025 px (CATALOGUE-01). What becomes of the list is nothing to them. */
export const ListingSidebar = memo(function ListingSidebar({ filters, onFiltersChange }: ListingFiltersProps) {
  const words = useCopy(medicinesCopy);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const clear = () => {
    onFiltersChange(nothingTicked(filters));
    // The clicked button goes away, and the focus would go with it.
    heading.current?.focus();
  };

  return (
    <Panel aria-labelledby={titleId}>
      <Head>
        <styled.h2 ref={heading} id={titleId} tabIndex={-1} textStyle="title" _focusVisible={{ outline: '[none]' }}>
          {words.filters.title}
        </styled.h2>
        {appliedFilters(filters, words).length > 0 && (
          <styled.span me="-3">
            <Button variant="ghost" size="sm" onClick={clear}>
              {words.filters.clear}
            </Button>
          </styled.span>
        )}
      </Head>
      <FilterPanel
        groups={filterGroups(filters, words)}
        onToggle={(name, value, isOn) => onFiltersChange(withChoice(filters, name, value, isOn))}
      />
    </Panel>
  );
});
