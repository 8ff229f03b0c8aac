import { chakra } from '../theme/chakra';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageItems } from './pages';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0.5', md: '1' },
  },
});
const Item = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    // Nine of them fit beside each other on a telephone of 360 px.
    minWidth: { base: '9', md: '11' },
    minHeight: '11',
    px: { base: '1', md: '2' },
    borderRadius: 'control',
    color: 'fg',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: 'background-color token(durations.fast)',
    _hover: { bg: 'brand.subtle' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    _disabled: { color: 'fg.subtle', bg: 'transparent', cursor: 'not-allowed' },
    '&[aria-current=page]': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'bold' },
    _icon: { boxSize: '5' },
  },
});
const Gap = chakra('span', {
  base: { display: 'inline-grid', placeItems: 'center', width: { base: '5', md: '6' }, color: 'fg.subtle' },
});
const Word = chakra('span', { base: { hideBelow: 'md' } });

/** Previous, the pages, next (CATALOGUE-09). At either end the button stays in its place and says that it is off. */
export function Pagination({ page, pageCount, onPageChange, labels }: PaginationProps) {
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav aria-label={labels.nav}>
      <List>
        <li>
          <Item
            type="button"
            aria-label={labels.previous}
            aria-disabled={isFirst}
            onClick={isFirst ? undefined : () => onPageChange(page - 1)}
          >
            <ChevronLeft aria-hidden />
            <Word>{labels.previous}</Word>
          </Item>
        </li>
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <Item
                type="button"
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPageChange(item)}
              >
                {item}
              </Item>
            )}
          </li>
        ))}
        <li>
          <Item
            type="button"
            aria-label={labels.next}
            aria-disabled={isLast}
            onClick={isLast ? undefined : () => onPageChange(page + 1)}
          >
            <Word>{labels.next}</Word>
            <ChevronRight aria-hidden />
          </Item>
        </li>
      </List>
    </nav>
  );
}
