import { pagination } from '../../styled-system/recipes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

const classes = pagination();

/** The props of `Pagination`. The parent keeps the current page in its state. */
export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. With one page, previous and next are both unavailable. */
  pageCount: number;
  /**
   * Called with the page that the shopper chose, also if it is the current one. The screen loads it and announces the
   * result.
   */
  onPageChange: (page: number) => void;
  /** The texts, most of them for screen readers. */
  labels: {
    /** The name of the navigation for screen readers, unique on the screen. */
    nav: string;
    /** The name of the first button, also visible from 601 px on. */
    previous: string;
    /** The name of the last button, also visible from 601 px on. */
    next: string;
    /** The name of a page, such as 'Page 3'. */
    page: (page: number) => string;
  };
}

/**
 * Returns the page numbers to show, seven items at most, and 'gap' for omitted pages. A gap never replaces a single
 * page. Both arguments count from 1.
 */
export function pageItems(page: number, pageCount: number): (number | 'gap')[] {
  /** The numbers from `from` to `to`, both included. */
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

/**
 * `Pagination` is for a list of two or more pages, below it. For a row to browse use a `Carousel`, and for the steps of
 * a process a `Stepper`.
 *
 * On the first and the last page the unavailable button keeps the focus and does nothing, because a disabled button
 * would lose it.
 */
export function Pagination({ page, pageCount, onPageChange, labels }: PaginationProps) {
  /** Returns the button to the previous or the next page, with the icon before or after its text. */
  const arrowButton = (label: string, target: number, iconBefore?: ReactNode, iconAfter?: ReactNode) => {
    const isBlocked = target < 1 || target > pageCount;
    return (
      <li>
        <button
          className={classes.item}
          type="button"
          aria-label={label}
          aria-disabled={isBlocked}
          onClick={isBlocked ? undefined : () => onPageChange(target)}
        >
          {iconBefore}
          <span className={classes.word}>{label}</span>
          {iconAfter}
        </button>
      </li>
    );
  };
  return (
    <nav aria-label={labels.nav}>
      <ul className={classes.list}>
        {arrowButton(labels.previous, page - 1, <ChevronLeft aria-hidden />)}
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
        {arrowButton(labels.next, page + 1, undefined, <ChevronRight aria-hidden />)}
      </ul>
    </nav>
  );
}
