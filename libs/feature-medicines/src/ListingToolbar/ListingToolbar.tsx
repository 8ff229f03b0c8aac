import { css, styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { messages } from '@niramaya/copy/messages';
import { usedText, type SortOrder } from '@niramaya/data-access';
import { LoadingText, SortSelect, VisuallyHidden } from '@niramaya/ui';
import { useId, useState } from 'react';
import { ListingDrawer } from '../ListingFilters/ListingDrawer';
import type { ListingProps } from '../MedicinesScreen/useListing';
import { AppliedChips, FilterToggleChips } from './FilterChips';

const container = css({ containerType: 'inline-size' });

/**
 * Below 1025 px the toolbar has a row of filters and a row with the number of products (area `count`) and the sort
 * order (area `order`). From 360 px on, the toolbar is as high while the list loads as with a list or an error, so the
 * cards never move. A search that finds nothing has no cards, and its toolbar is lower.
 */
const Bar = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, auto) minmax(0, 1fr) auto',
      lg: 'minmax(13rem, auto) minmax(0, 1fr) auto auto',
    },
    gridTemplateAreas: {
      base: '"filters chips chips" "count count order" "note note order"',
      lg: '"count chips note order"',
    },
    alignItems: 'center',
    columnGap: { base: '2', lg: '4' },
    rowGap: '0',
    pb: { base: '1.5', lg: '4' },
    // On a phone of 320 px the sort order leaves 110 px to the filters.
    '@container (max-width: 19rem)': { '& > :first-child button': { px: '2', _icon: { display: 'none' } } },
    // `rem` grows with the text: with text of 200 %, a screen of 360 px is narrower than 13 rem.
    '@container (max-width: 13rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"filters" "chips" "order" "note" "count"',
      rowGap: '2',
      '& select': { minWidth: '0' },
    },
    // With text of 200 %, a wide screen has no room for the parts side by side either.
    lg: {
      '@container (max-width: 36rem)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"count" "chips" "note" "order"',
        rowGap: '2',
        '& > *': { minWidth: '0', maxWidth: 'full' },
        '& select': { minWidth: '0' },
      },
    },
  },
});

/**
 * ListingToolbar has the filters, the sort order and the number of products. Controls that disappear with their click
 * change the filters by `onFiltersReplace`, which also moves the focus, and all others by `changeFilters`. A search
 * that finds nothing, without any filter, has nothing to filter or to sort: the explanation then follows at once.
 */
export function ListingToolbar({ listing, onFiltersReplace }: ListingProps) {
  // If `hasMore`, more than `total` products match, and the pages end with `total`.
  const { filters, changeFilters, view, total, hasMore, pages, page } = listing;
  const noteId = useId();
  const isSorted = filters.order !== null;
  const isLoading = view.view === 'loading';
  // A shopper who has filtered this list keeps the controls, because the one that removed the last filter would
  // otherwise disappear with the focus.
  const isFiltered = filters.categories.length > 0 || filters.ratings.length > 0;
  const [hasFiltered, setHasFiltered] = useState(isFiltered);
  if (isFiltered && !hasFiltered) setHasFiltered(true);
  const hasNothing = view.view === 'empty' && filters.text !== '' && !hasFiltered;
  const isReady = view.view === 'ready' && total !== null && pages !== null;
  // The text that the search has used, which differs from the typed one after a typing error or an unknown word.
  const used = view.view === 'ready' ? usedText(filters.text, view.data) : filters.text;
  const count = isReady
    ? medicinesCopy.status(total, hasMore, page, pages)
    : view.view === 'empty' && medicinesCopy.noneFound;

  return (
    // The DOM has the controls in the order in which both layouts show them, because the keyboard follows it. The
    // number of products is no control, so it may come later here than in the wide layout.
    <div className={container}>
      <Bar>
        {!hasNothing && (
          <styled.div gridArea="filters" hideFrom="lg">
            <ListingDrawer filters={filters} onFiltersChange={changeFilters} total={total} hasMore={hasMore} />
          </styled.div>
        )}
        <styled.div gridArea="chips" minWidth="0" hideBelow="lg">
          <AppliedChips listing={listing} onFiltersReplace={onFiltersReplace} />
        </styled.div>
        {!hasNothing && (
          <styled.div gridArea="chips" minWidth="0" hideFrom="lg">
            <FilterToggleChips listing={listing} onFiltersReplace={onFiltersReplace} />
          </styled.div>
        )}
        {!hasNothing && (
          <styled.div gridArea="order" pt={{ base: '2.5', lg: '0' }} width={{ lg: '[15rem]', xl: '[19rem]' }}>
            <SortSelect<NonNullable<SortOrder> | ''>
              label={medicinesCopy.sort.label}
              describedBy={isSorted ? noteId : undefined}
              value={filters.order ?? ''}
              options={[
                { value: '', label: medicinesCopy.sort.all },
                { value: 'asc', label: medicinesCopy.sort.lowToHigh },
                { value: 'desc', label: medicinesCopy.sort.highToLow },
              ]}
              onChange={(order) => changeFilters({ ...filters, order: order || null })}
            />
          </styled.div>
        )}
        {isSorted && !hasNothing && (
          <styled.p id={noteId} gridArea="note" alignSelf={{ base: 'start', lg: 'center' }} textStyle="caption">
            {medicinesCopy.sort.byMrp}
          </styled.p>
        )}
        <styled.div
          gridArea="count"
          alignSelf={isSorted ? { base: 'end', lg: 'center' } : 'center'}
          // The note is in a row below the number. Without the note, the number has both rows.
          gridRowEnd={isSorted ? undefined : { base: 'note', lg: 'auto' }}
          pt={isSorted ? undefined : { base: '2.5', lg: '0' }}
          textStyle={{ base: 'caption', lg: 'body' }}
          minHeight={{ base: '9', lg: '11' }}
          alignContent="center"
          lineHeight="snug"
        >
          {isLoading && <LoadingText>{messages.listLoading}</LoadingText>}
          <styled.p role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
            <span>{count}</span>
            {isReady && used !== filters.text && (
              <VisuallyHidden>{medicinesCopy.search.countedFor(used)}</VisuallyHidden>
            )}
            {isReady && filters.order !== null && (
              <VisuallyHidden>{medicinesCopy.sort.sorted[filters.order]}</VisuallyHidden>
            )}
            {view.view === 'ready' && view.data.unsoldWords.length > 0 && (
              <VisuallyHidden>{` ${medicinesCopy.search.unsold(view.data.unsoldWords)}`}</VisuallyHidden>
            )}
          </styled.p>
        </styled.div>
      </Bar>
    </div>
  );
}
