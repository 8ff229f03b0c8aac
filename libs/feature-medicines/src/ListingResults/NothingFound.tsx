import { chakra } from '@niramaya/ui/chakra';
import { medicinesCopy, nothingFoundCopy } from '@niramaya/contract';
import { noFilters, type Filters } from '@niramaya/data-access';
import { Button, Chip, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import { droppable } from '../ListingFilters/filter-choices';

export interface NothingFoundProps {
  readonly filters: Filters;
  readonly onFilterDrop: (next: Filters) => void;
}

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' } });

/** No product matches: names what can be dropped to see products again, and drops it at a press. */
export function NothingFound({ filters, onFilterDrop }: NothingFoundProps) {
  const words = useCopy(nothingFoundCopy);
  const listing = useCopy(medicinesCopy);
  const choices = droppable(filters, listing);
  const illustration = <Illustration name={choices.length === 0 ? 'emptyList' : 'noResults'} />;

  if (choices.length === 0) {
    return <EmptyState illustration={illustration} title={words.shelvesTitle} text={words.shelvesText} level={3} />;
  }

  return (
    <EmptyState
      illustration={illustration}
      title={words.title}
      text={words.text}
      level={3}
      action={
        <Choices>
          {choices.map(({ key, name, without }) => (
            <Chip key={key} removeLabel={words.without(name)} onRemove={() => onFilterDrop(without)}>
              {words.without(name)}
            </Chip>
          ))}
          {choices.length > 1 && (
            <Button variant="ghost" size="sm" onClick={() => onFilterDrop({ ...noFilters, order: filters.order })}>
              {listing.filters.clear}
            </Button>
          )}
        </Choices>
      }
    />
  );
}
