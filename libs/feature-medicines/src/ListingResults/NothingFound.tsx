import { chakra } from '@chakra-ui/react';
import { medicinesCopy } from '@niramaya/contract';
import { noFilters, type Filters } from '@niramaya/data-access';
import { Button, Chip, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import { appliedFilters } from '../ListingFilters/filter-choices';

export interface NothingFoundProps {
  readonly filters: Filters;
  readonly onFilterDrop: (next: Filters) => void;
}

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' } });

/** No product matches: names each filter that can be dropped, and drops it at a press. */
export function NothingFound({ filters, onFilterDrop }: NothingFoundProps) {
  const words = useCopy(medicinesCopy);
  const applied = appliedFilters(filters, words);
  const illustration = <Illustration name={applied.length === 0 ? 'emptyList' : 'noResults'} />;

  if (applied.length === 0) {
    return (
      <EmptyState
        illustration={illustration}
        title={words.empty.shelvesTitle}
        text={words.empty.shelvesText}
        level={3}
      />
    );
  }

  return (
    <EmptyState
      illustration={illustration}
      title={words.empty.title}
      text={words.empty.text}
      level={3}
      action={
        <Choices>
          {applied.map(({ key, name, without }) => (
            <Chip key={key} removeLabel={words.empty.without(name)} onRemove={() => onFilterDrop(without)}>
              {words.empty.without(name)}
            </Chip>
          ))}
          {applied.length > 1 && (
            <Button variant="ghost" size="sm" onClick={() => onFilterDrop({ ...noFilters, order: filters.order })}>
              {words.filters.clear}
            </Button>
          )}
        </Choices>
      }
    />
  );
}
