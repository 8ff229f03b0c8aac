import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { usedText, useStorageReady } from '@niramaya/data-access';
import { IconButton, VisuallyHidden } from '@niramaya/ui';
import { X } from 'lucide-react';
import type { ListingProps } from './useListing';

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '9',
    '@media (pointer: coarse)': { minHeight: 'control' },
  },
});

/**
 * Room is the line of the heading in the prerendered page, which does not know the address. The script
 * `apps/storefront/inline/shopper.ts` in the head sets `data-search` on `html` if the address has a search text.
 */
const Room = styled(Line, { base: { 'html:not([data-search]) &': { display: 'none' } } });

interface ResultsHeadingProps extends ListingProps {
  /** The id of the heading. */
  readonly id: string;
}

/**
 * ResultsHeading is the heading of the products. It names the text that was searched for, which differs from the typed
 * one if a typing error was corrected, or if the shop does not sell a part of it. The heading is visible above the
 * products of a search, with a button that removes the search text in windows below 1025 px. In wider ones a chip of
 * the toolbar does that.
 */
export function ResultsHeading({ id, listing: { filters, view }, onFiltersReplace }: ResultsHeadingProps) {
  // Storage is ready as soon as the page is hydrated.
  const isHydrated = useStorageReady();
  if (filters.text === '')
    return (
      <>
        <VisuallyHidden as="h2" id={id}>
          {medicinesCopy.products}
        </VisuallyHidden>
        {!isHydrated && <Room />}
      </>
    );
  const used = view.view === 'ready' ? usedText(filters.text, view.data) : filters.text;
  return (
    <Line>
      {/* One line, however long the text is, so that the list does not move when the page is hydrated. */}
      <styled.h2 id={id} textStyle="title" minWidth="0" truncate>
        {medicinesCopy.search.products(used)}
      </styled.h2>
      <styled.span hideFrom="lg" flexShrink="0">
        <IconButton
          label={medicinesCopy.search.remove(filters.text)}
          icon={<X />}
          size="sm"
          onClick={() => onFiltersReplace({ ...filters, text: '' })}
        />
      </styled.span>
    </Line>
  );
}
