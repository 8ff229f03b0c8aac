import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { noFilters, writeFilters } from '@niramaya/data-access';
import { UiLink, useCopy } from '@niramaya/ui';
import { ChevronRight } from 'lucide-react';
import { knownCategory } from './product-guide';

export const TrailBox = styled('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    mb: '3',
    textStyle: 'caption',
    '& > ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    // Touch target height for small links.
    '& a': { py: '1.5' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    _icon: { boxSize: '3.5', color: 'fg.subtle' },
  },
});

export function Trail({ category }: { readonly category: string }) {
  const copy = useCopy(medicineDetailsCopy);
  const { categories } = useCopy(medicinesCopy);
  const known = knownCategory(category);
  return (
    <TrailBox aria-label={copy.trail.label}>
      <ol>
        <li>
          <UiLink href={paths.medicines} variant="quiet">
            {copy.trail.medicines}
          </UiLink>
        </li>
        {known && (
          <li>
            <ChevronRight aria-hidden />
            <UiLink href={`${paths.medicines}?${writeFilters({ ...noFilters, categories: [known] })}`} variant="quiet">
              {categories[known]}
            </UiLink>
          </li>
        )}
      </ol>
    </TrailBox>
  );
}
