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
  const words = useCopy(medicineDetailsCopy);
  const { categories } = useCopy(medicinesCopy);
  const shelf = knownCategory(category);
  return (
    <TrailBox aria-label={words.trail.label}>
      <ol>
        <li>
          <UiLink href={paths.medicines} variant="quiet">
            {words.trail.medicines}
          </UiLink>
        </li>
        {shelf && (
          <li>
            <ChevronRight aria-hidden />
            <UiLink href={`${paths.medicines}?${writeFilters({ ...noFilters, categories: [shelf] })}`} variant="quiet">
              {categories[shelf]}
            </UiLink>
          </li>
        )}
      </ol>
    </TrailBox>
  );
}
