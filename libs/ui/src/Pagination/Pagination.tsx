import { pagination } from '../../styled-system/recipes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageItems } from './pages';

const classes = pagination();

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Pagination: previous, the pages, next. */
export function Pagination({ page, pageCount, onPageChange, labels }: PaginationProps) {
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav aria-label={labels.nav}>
      <ul className={classes.list}>
        <li>
          <button
            className={classes.item}
            type="button"
            aria-label={labels.previous}
            aria-disabled={isFirst}
            onClick={isFirst ? undefined : () => onPageChange(page - 1)}
          >
            <ChevronLeft aria-hidden />
            <span className={classes.word}>{labels.previous}</span>
          </button>
        </li>
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className={classes.gap} aria-hidden>
                …
              </span>
            ) : (
              <button
                className={classes.item}
                type="button"
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPageChange(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            className={classes.item}
            type="button"
            aria-label={labels.next}
            aria-disabled={isLast}
            onClick={isLast ? undefined : () => onPageChange(page + 1)}
          >
            <span className={classes.word}>{labels.next}</span>
            <ChevronRight aria-hidden />
          </button>
        </li>
      </ul>
    </nav>
  );
}
