import { pagination } from '../../styled-system/recipes';
import { ChevronLeft, ChevronRight } from 'lucide-react';

const classes = pagination();

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

type PageItem = number | 'gap';

/** Returns seven items at most. A gap never replaces a single page. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const range = (from: number, to: number) => Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);

  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

/** Previous, the pages, next. */
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
