import { Flex, styled } from '@niramaya/ui/styled';
import { browsedFormIn, termIn, type BrowsedForm } from '@niramaya/search';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { notSoldCopy } from '@niramaya/copy/not-sold';
import { nothingFoundCopy } from '@niramaya/copy/nothing-found';
import { searchHelpCopy } from '@niramaya/copy/search-help';
import {
  forgetSearch,
  hasOwnCatalogue,
  noFilters,
  selectCachedProducts,
  useAppSelector,
  useBrowserStorage,
} from '@niramaya/data-access';
import { Button, Chip, EmptyState, Illustration } from '@niramaya/ui';
import { useEffect } from 'react';
import { filterGroups, withoutChoices } from '../ListingFilters/filter-choices';
import type { ListingProps } from '../MedicinesScreen/useListing';
import { listingFor } from './listing-for';
import { SearchHelp } from './SearchHelp';

/**
 * Returns whether the shop offers the products of a form as a search. The demo catalogue has products of every form. Of
 * another catalogue, those count that the tab has fetched already, because nothing is requested for this question.
 */
function useIsFormOffered(ownCatalogue: boolean): (form: BrowsedForm) => boolean {
  const known = useAppSelector(selectCachedProducts);
  return (form) => !ownCatalogue || known.some(({ title }) => browsedFormIn(title) === form);
}

interface NothingFoundProps extends ListingProps {
  /** Whether the shop sells a catalogue of its own in place of the demo's. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
}

/**
 * NothingFound is for a list without products. It offers to drop each filter, and after a search explains the text: the
 * name of a medicine or another product that the shop does not sell, of a test, or of an illness, whose products are
 * the first way. For an unknown name with a form, such as 'betnovate cream', it offers the products of the form.
 */
export function NothingFound({
  listing: { filters },
  onFiltersReplace,
  ownCatalogue = hasOwnCatalogue,
}: NothingFoundProps) {
  const { text } = filters;
  const isFormOffered = useIsFormOffered(ownCatalogue);
  // Each chip drops a whole group. Its values are alternatives, so dropping one of them would match even less.
  const choices = filterGroups(filters)
    .map(({ name: group, options }) => {
      const ticked = options.filter(({ checked }) => checked).map((option) => option.text);
      const name = ticked.join(medicinesCopy.filters.or);
      return { name, without: { ...filters, [group === 'category' ? 'categories' : 'ratings']: [] } };
    })
    .filter(({ name }) => name !== '');
  const isNarrowed = choices.length > 0;
  const storage = useBrowserStorage();
  // A recent search is offered to be made again, and this one would lead to nothing once more.
  useEffect(() => {
    if (text !== '' && !isNarrowed) forgetSearch(storage, text);
  }, [storage, text, isNarrowed]);
  // The known meaning of the text, such as a medicine or a test.
  const meaning = termIn(text);
  // The shop may sell a product or a medicine of this name that a filter has hidden.
  const mayBeHidden = isNarrowed && (meaning?.kind === 'product' || meaning?.kind === 'medicine');
  const term = mayBeHidden ? undefined : meaning;
  // The products for a symptom are the answer to it, so they are the first way.
  const concern = term?.kind === 'symptom' ? term.concern : null;
  const ways = (
    <Flex wrap="wrap" justify="center" gap="2">
      {concern && (
        <Button href={listingFor(searchHelpCopy.categories[concern].search)} size="sm">
          {searchHelpCopy.category(searchHelpCopy.categories[concern].name)}
        </Button>
      )}
      {choices.map(({ name, without }) => (
        <Chip key={name} removeLabel={nothingFoundCopy.without(name)} onRemove={() => onFiltersReplace(without)}>
          {nothingFoundCopy.without(name)}
        </Chip>
      ))}
      {choices.length > 1 && (
        <Button variant="ghost" size="sm" onClick={() => onFiltersReplace(withoutChoices(filters))}>
          {medicinesCopy.filters.clear}
        </Button>
      )}
      {text !== '' && (
        <Button variant="outline" size="sm" onClick={() => onFiltersReplace(noFilters)}>
          {nothingFoundCopy.everything}
        </Button>
      )}
    </Flex>
  );
  if (text === '')
    return (
      <EmptyState
        illustration={<Illustration name={isNarrowed ? 'noResults' : 'emptyList'} />}
        title={isNarrowed ? nothingFoundCopy.title : nothingFoundCopy.emptyTitle}
        text={isNarrowed ? nothingFoundCopy.text : nothingFoundCopy.emptyText}
        level={3}
        action={isNarrowed && ways}
      />
    );
  // The shop may sell a product of an unknown name too, if a filter has hidden it.
  const form = isNarrowed || term ? undefined : browsedFormIn(text);
  const advice = isNarrowed ? nothingFoundCopy.narrowedText : nothingFoundCopy.searchText;
  const textOfUnknownName = form ? searchHelpCopy.unknownName : advice;
  return (
    <>
      <EmptyState
        illustration={
          <styled.div hideBelow="md">
            <Illustration name="noResults" />
          </styled.div>
        }
        title={nothingFoundCopy.searchTitle(text)}
        text={term ? notSoldCopy[term.kind] : textOfUnknownName}
        level={3}
        action={ways}
      />
      <SearchHelp text={text} term={term} form={form && isFormOffered(form) ? form : undefined} />
    </>
  );
}
