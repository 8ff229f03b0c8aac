import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { Button, Chip, useCopy } from '@niramaya/ui';
import { Search, X } from 'lucide-react';

export interface SearchChipProps {
  readonly filters: Filters;
  readonly onFilterDrop: (next: Filters) => void;
}

const Copy = styled('span', {
  base: { display: 'block', maxWidth: { base: '[7rem]', sm: '[10rem]' }, overflowWrap: 'anywhere' },
});

export function SearchChip({ filters, onFilterDrop }: SearchChipProps) {
  const { search } = useCopy(medicinesCopy);
  return (
    <Chip
      icon={<Search aria-hidden />}
      removeLabel={search.remove(filters.text)}
      onRemove={() => onFilterDrop({ ...filters, text: '' })}
    >
      <Copy>{search.chip(filters.text)}</Copy>
    </Chip>
  );
}

/** Inside a line of text; the touch target extends into the gaps. */
export function SearchName({ filters, onFilterDrop }: SearchChipProps) {
  const { search } = useCopy(medicinesCopy);
  return (
    <styled.div my="-2.5" me="-3">
      <Button
        variant="ghost"
        size="sm"
        endIcon={<X aria-hidden />}
        aria-label={search.remove(filters.text)}
        onClick={() => onFilterDrop({ ...filters, text: '' })}
      >
        <Copy>{search.chip(filters.text)}</Copy>
      </Button>
    </styled.div>
  );
}
