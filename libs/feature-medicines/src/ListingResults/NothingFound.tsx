import { styled } from '@niramaya/ui/styled';
import { termIn } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { nothingFoundCopy } from '@niramaya/contract/copy/nothing-found';
import { searchHelpCopy } from '@niramaya/contract/copy/search-help';
import { noFilters, type Filters } from '@niramaya/data-access';
import { Button, Chip, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import type { ReactNode } from 'react';
import { droppable, nothingTicked } from '../ListingFilters/filter-choices';
import { SearchHelp } from './SearchHelp';

export interface NothingFoundProps {
  readonly filters: Filters;
  readonly onFilterDrop: (next: Filters) => void;
}

const Choices = styled('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' } });

const SmallPicture = styled('div', { base: { hideBelow: 'md' } });

function NothingLeft({ isNarrowed, action }: { readonly isNarrowed: boolean; readonly action: ReactNode }) {
  const copy = useCopy(nothingFoundCopy);
  return (
    <EmptyState
      illustration={<Illustration name={isNarrowed ? 'noResults' : 'emptyList'} />}
      title={isNarrowed ? copy.title : copy.emptyTitle}
      text={isNarrowed ? copy.text : copy.emptyText}
      level={3}
      action={action}
    />
  );
}

interface NothingOfThatProps {
  readonly text: string;
  readonly isNarrowed: boolean;
  readonly choices: ReactNode;
}

function NothingOfThat({ text, isNarrowed, choices }: NothingOfThatProps) {
  const copy = useCopy(nothingFoundCopy);
  const { kinds } = useCopy(searchHelpCopy);
  const term = termIn(text);
  const advice = isNarrowed ? copy.narrowedText : copy.searchText;
  return (
    <>
      <EmptyState
        illustration={
          <SmallPicture>
            <Illustration name="noResults" />
          </SmallPicture>
        }
        title={copy.searchTitle(text)}
        text={term ? kinds[term.kind] : advice}
        level={3}
        action={choices}
      />
      <SearchHelp text={text} term={term} />
    </>
  );
}

export function NothingFound({ filters, onFilterDrop }: NothingFoundProps) {
  const copy = useCopy(nothingFoundCopy);
  const listing = useCopy(medicinesCopy);
  const choices = droppable(filters, listing);
  const isSearch = filters.text !== '';
  const isNarrowed = choices.length > 0;
  const ways = (
    <Choices>
      {choices.map(({ key, name, without }) => (
        <Chip key={key} removeLabel={copy.without(name)} onRemove={() => onFilterDrop(without)}>
          {copy.without(name)}
        </Chip>
      ))}
      {choices.length > 1 && (
        <Button variant="ghost" size="sm" onClick={() => onFilterDrop(nothingTicked(filters))}>
          {listing.filters.clear}
        </Button>
      )}
      {isSearch && (
        <Button variant="outline" size="sm" onClick={() => onFilterDrop(noFilters)}>
          {copy.everything}
        </Button>
      )}
    </Choices>
  );
  if (isSearch) return <NothingOfThat text={filters.text} isNarrowed={isNarrowed} choices={ways} />;
  return <NothingLeft isNarrowed={isNarrowed} action={isNarrowed && ways} />;
}
