import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { messages } from '@niramaya/contract/copy/messages';
import type { Filters, SortOrder } from '@niramaya/data-access';
import { LoadingText, SortSelect, useCopy, VisuallyHidden } from '@niramaya/ui';
import { ListingDrawer } from '../ListingFilters/ListingDrawer';
import type { Listing } from '../MedicinesScreen/useListing';
import { AppliedChips } from './AppliedChips';
import { ChipRow } from './ChipRow';
import { NarrowChips } from './NarrowChips';
import { SearchName } from './SearchChip';

export interface ListingToolbarProps {
  readonly listing: Listing;
  readonly onFiltersChange: (next: Filters) => void;
  /** The control disappears with the filter. */
  readonly onFilterDrop: (next: Filters) => void;
}

/** A select has only strings. */
const orders = { '': null, asc: 'asc', desc: 'desc' } satisfies Record<string, SortOrder>;

/** The DOM order is the keyboard order. The height never changes. */
const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '2', lg: '4' },
    rowGap: '3',
    pb: { base: '3', lg: '4' },
  },
});

const Status = styled('div', {
  base: {
    flex: { base: '[1 0 100%]', lg: '[0 0 auto]' },
    order: { lg: '-1' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    minWidth: { lg: '[13rem]' },
    minHeight: { base: '6', lg: '11' },
    '@media (max-width: 359px)': { minHeight: '12' },
  },
});

export function ListingToolbar({ listing, onFiltersChange, onFilterDrop }: ListingToolbarProps) {
  const copy = useCopy(medicinesCopy);
  const { filters, view, total, pages, page } = listing;
  const isLoading = view.view === 'loading';
  const isReady = view.view === 'ready' && total !== null && pages !== null;
  const count = isReady ? copy.status(total, page, pages) : view.view === 'empty' && copy.noneFound;

  return (
    <Bar>
      <styled.div hideFrom="lg" width="[9.25rem]">
        <ListingDrawer filters={filters} onFiltersChange={onFiltersChange} total={total} />
      </styled.div>
      <styled.div flex="[1 1 0]" minWidth="0" hideBelow="lg">
        <ChipRow>
          <AppliedChips filters={filters} onFilterDrop={onFilterDrop} />
        </ChipRow>
      </styled.div>
      <styled.div flex={{ base: '[1 1 8rem]', md: '[0 1 15rem]', xl: '[0 1 19rem]' }} ms="[auto]">
        <SortSelect
          label={copy.sort.label}
          value={filters.order ?? ''}
          options={[
            { value: '', label: copy.sort.all },
            { value: 'asc', label: copy.sort.lowToHigh },
            { value: 'desc', label: copy.sort.highToLow },
          ]}
          onChange={(order) => onFiltersChange({ ...filters, order: orders[order] })}
        />
      </styled.div>
      <styled.div flex="[1 0 100%]" minWidth="0" hideFrom="lg">
        <NarrowChips filters={filters} onFiltersChange={onFiltersChange} />
      </styled.div>
      <Status>
        {isLoading && <LoadingText>{messages.listLoading}</LoadingText>}
        <styled.p role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {isReady && filters.order !== null ? (
            <>
              <span>{count}</span>
              {/* On mobile the search text is here. */}
              <styled.span textStyle="caption" display={{ base: filters.text === '' ? 'inline' : 'none', lg: 'block' }}>
                <styled.span hideFrom="lg">{' · '}</styled.span>
                <span>{copy.sort.byMrp}</span>
                <VisuallyHidden>{copy.sort.from[filters.order]}</VisuallyHidden>
              </styled.span>
            </>
          ) : (
            count
          )}
        </styled.p>
        {filters.text !== '' && (
          <styled.div hideFrom="lg">
            <SearchName filters={filters} onFilterDrop={onFilterDrop} />
          </styled.div>
        )}
      </Status>
    </Bar>
  );
}
