import { paginationGap, paginationItem, paginationList, paginationWord } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageItems } from './pages';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Called with a page from 1 to the last. */
  onPageChange: (page: number) => void;
  /** The accessible names of the navigation and its buttons. */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

const List = chakra('ul', paginationList);
const Item = chakra('button', paginationItem);
const Gap = chakra('span', paginationGap);
const Word = chakra('span', paginationWord);

/** Pagination: previous, the pages, next (CATALOGUE-09). At either end, the button stays in its place as disabled. */
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
