import { Flex, styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { Button, moveFocusFromRemoved } from '@niramaya/ui';
import { memo, useRef } from 'react';
import { appliedFilters, FilterChoices, withoutChoices, type ListingFiltersProps } from './filter-choices';

/**
 * ListingSidebar has the filters next to the list, from 1025 px on (requirement CATALOGUE-01 in
 * `docs/requirements.md`). `memo` keeps it from re-rendering with the list.
 */
export const ListingSidebar = memo(function ListingSidebar({ filters, onFiltersChange }: ListingFiltersProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  const clear = () => {
    onFiltersChange(withoutChoices(filters));
    moveFocusFromRemoved(heading.current);
  };

  return (
    <styled.section
      aria-label={medicinesCopy.filters.title}
      hideBelow="lg"
      // In a window that is tall enough, the filters stay in view between the pinned header and the bars at the lower
      // edge. `--edge-top` and `--edge-bottom` are the heights of these (`libs/ui/src/theme/globalCss.ts`).
      _tall={{
        position: 'sticky',
        top: '[calc(var(--edge-top) + 1.25rem)]',
        maxHeight: '[calc(100dvh - var(--edge-top) - var(--edge-bottom) - 2rem)]',
        overflowY: 'auto',
      }}
      p="5"
      layerStyle="card"
    >
      <Flex align="center" justify="space-between" minHeight="9" mb="4">
        <styled.h2 ref={heading} tabIndex={-1} textStyle="title" _focusVisible={{ outline: '[none]' }}>
          {medicinesCopy.filters.title}
        </styled.h2>
        {appliedFilters(filters).length > 0 && (
          <styled.span me="-3">
            <Button variant="ghost" size="sm" onClick={clear}>
              {medicinesCopy.filters.clear}
            </Button>
          </styled.span>
        )}
      </Flex>
      <FilterChoices filters={filters} onFiltersChange={onFiltersChange} />
    </styled.section>
  );
});
