import { Flex, styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { messages } from '@niramaya/copy/messages';
import type { SortOrder } from '@niramaya/data-access';
import { Button, LoadingText, SortSelect, VisuallyHidden } from '@niramaya/ui';
import { X } from 'lucide-react';
import { ListingDrawer } from '../ListingFilters/ListingDrawer';
import type { ListingProps } from '../MedicinesScreen/useListing';
import { AppliedChips, NarrowChips, SearchText } from './FilterChips';

/** ListingToolbar has the filters, the order and the length of the list. */
export function ListingToolbar({ listing, onFilterDrop }: ListingProps) {
  const { filters, changeFilters, view, total, hasMore, pages, page } = listing;
  const isLoading = view.view === 'loading';
  const isReady = view.view === 'ready' && total !== null && pages !== null;
  const count = isReady
    ? medicinesCopy.status(total, hasMore, page, pages)
    : view.view === 'empty' && medicinesCopy.noneFound;

  return (
    // The keyboard follows the order of the DOM, in both layouts. The height is the same in every state of the list.
    <Flex
      wrap="wrap"
      align="center"
      columnGap={{ base: '2', lg: '4' }}
      rowGap="3"
      pb={{ base: '3', lg: '4' }}
      // `rem` grows with the text: with text of 200 %, a screen of 360 px is narrower than 13 rem.
      containerType="inline-size"
      css={{ '@container (max-width: 13rem)': { '& select': { minWidth: '0' } } }}
    >
      <styled.div hideFrom="lg" width="[9.25rem]" maxW="full">
        <ListingDrawer filters={filters} onFiltersChange={changeFilters} total={total} hasMore={hasMore} />
      </styled.div>
      <styled.div flex="[1 1 0]" minWidth="0" hideBelow="lg">
        <AppliedChips listing={listing} onFilterDrop={onFilterDrop} />
      </styled.div>
      <styled.div flex={{ base: '[1 1 8rem]', md: '[0 1 15rem]', xl: '[0 1 19rem]' }} ms="[auto]">
        <SortSelect<NonNullable<SortOrder> | ''>
          label={medicinesCopy.sort.label}
          value={filters.order ?? ''}
          options={[
            { value: '', label: medicinesCopy.sort.all },
            { value: 'asc', label: medicinesCopy.sort.lowToHigh },
            { value: 'desc', label: medicinesCopy.sort.highToLow },
          ]}
          onChange={(order) => changeFilters({ ...filters, order: order || null })}
        />
      </styled.div>
      <styled.div flex="[1 0 100%]" minWidth="0" hideFrom="lg">
        <NarrowChips filters={filters} onFiltersChange={changeFilters} />
      </styled.div>
      <Flex
        flex={{ base: '[1 0 100%]', lg: '[0 0 auto]' }}
        order={{ lg: '-1' }}
        wrap="wrap"
        justify="space-between"
        align="center"
        minWidth={{ lg: '[13rem]' }}
        minHeight={{ base: '6', lg: '11' }}
        css={{ '@media (max-width: 359px)': { minHeight: '12' } }}
      >
        {isLoading && <LoadingText>{messages.listLoading}</LoadingText>}
        <styled.p role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {isReady && filters.order !== null ? (
            <>
              <span>{count}</span>
              {/* On a phone the search text takes this place; the order is then in the select alone. */}
              <styled.span textStyle="caption" display={{ base: filters.text === '' ? 'inline' : 'none', lg: 'block' }}>
                <styled.span hideFrom="lg">{' · '}</styled.span>
                <span>{medicinesCopy.sort.byMrp}</span>
                <VisuallyHidden>{medicinesCopy.sort.from[filters.order]}</VisuallyHidden>
              </styled.span>
            </>
          ) : (
            count
          )}
        </styled.p>
        {filters.text !== '' && (
          // Negative margins let the touch target extend into the gaps above and below, and the line keeps its height.
          <styled.div hideFrom="lg" my="-2.5" me="-3">
            <Button
              variant="ghost"
              size="sm"
              endIcon={<X aria-hidden />}
              aria-label={medicinesCopy.search.remove(filters.text)}
              onClick={() => onFilterDrop({ ...filters, text: '' })}
            >
              <SearchText>{medicinesCopy.search.chip(filters.text)}</SearchText>
            </Button>
          </styled.div>
        )}
      </Flex>
    </Flex>
  );
}
