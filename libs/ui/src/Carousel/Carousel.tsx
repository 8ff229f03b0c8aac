import { carousel } from '../../styled-system/recipes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useInView } from 'react-intersection-observer';
import { IconButton } from '../IconButton/IconButton';
import { useHydratedAtOnce } from '../internal/useHydrated';
import { useReducedMotion } from '../internal/useMediaQuery';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { firstShown, itemsShown, pageScrolledTo, pageShowing, pageStarts, useCarouselStep } from './paging';
import type { TrackHandle } from './SlickTrack';
import { useSlickTrack } from './useSlickTrack';

const classes = carousel();

/** One item of a `Carousel`. */
export interface CarouselItem {
  /** Unique in the carousel. React uses it as the key. */
  id: string;
  /** The name of the item in the announcement after a move. */
  name: string;
  /** The visible item. It may contain links and buttons. */
  content: ReactNode;
}

/** The texts of a `Carousel` for screen readers. */
export interface CarouselLabels {
  /** The role description: 'carousel'. */
  roleDescription: string;
  /** The name of the left arrow. */
  previous: string;
  /** The name of the right arrow. */
  next: string;
  /** The name of a dot, such as 'Page 2 of 4'. `page` counts from 1. Below 481 px there are no dots. */
  page: (page: number, pages: number) => string;
  /**
   * The announcement after a move by a button, a key or a click on the next item: `names` are those of the visible
   * items, and `total` is the number of all items. A swipe has no announcement, except if more items are visible than
   * one move has (`widest` above 4), because the carousel then makes the move and not react-slick.
   */
  showing: (names: readonly string[], total: number) => string;
}

export interface CarouselProps {
  /** The name of the row for screen readers. The heading in `header` is the visible one. */
  label: string;
  /** The items in their order. If all are visible, the carousel has no arrows and no dots. */
  items: readonly CarouselItem[];
  /** The other texts, for screen readers. */
  labels: CarouselLabels;
  /** How many items are visible from 1025 px on. A move is by four items there, even if more are visible. @default 4 */
  widest?: 4 | 7 | 8;
  /** The heading, in one line with the arrows. */
  header?: ReactNode;
}

/**
 * `Carousel` is for a row of similar items of which a few are enough to judge the rest, such as brands. Items to
 * compare or to find again belong in a grid. For banners with one message each use a `BannerSlideshow`.
 *
 * A move shows the next page: four items from 1025 px on, three from 601 px, two from 481 px, one below. Below 481 px a
 * part of the next item is visible too, and a click on it moves to it; a line with the number of the item, such as
 * '1 / 13', takes the place of the dots. After the last page the first one follows. Nothing moves by itself, and with
 * reduced motion the row changes without sliding.
 *
 * The moving row is made with react-slick, and items that are out of sight cannot be focused there. Until it is loaded,
 * and if it cannot be loaded, the items are in a plain list that scrolls.
 */
export function Carousel({ label, items, labels, widest = 4, header }: CarouselProps) {
  const windowId = useId();
  const list = useRef<HTMLUListElement>(null);
  const handle = useRef<TrackHandle>(null);
  /**
   * True while the list scrolls to a page that a button has requested. The scroll events on the way must not change the
   * page number.
   */
  const isScrollingToPage = useRef(false);
  // On a prerendered page, only the first items are rendered until the carousel is near the window. With all items, the
  // HTML would be 50 % larger.
  const { ref: root, inView: isNear } = useInView({ triggerOnce: true, rootMargin: '320px 0px' });
  const isHydrated = useHydratedAtOnce();
  // A carousel that is not part of a prerendered page renders all items from the start.
  const [rendersAll, setRendersAll] = useState(isHydrated);
  const track = useSlickTrack(list, isNear);
  const hasReducedMotion = useReducedMotion();
  const knownStep = useCarouselStep();
  // `knownStep` is undefined on a prerendered page and during hydration, when the width is not known. The carousel then
  // uses the step of wide windows.
  const step = knownStep ?? 4;
  const paging = { count: items.length, visible: step === 4 ? widest : step, step };
  const starts = pageStarts(paging);

  /** Renders all items from now on, because the shopper has reached the carousel. */
  const renderAllItems = () => setRendersAll(true);

  /** The index of the item at the left edge. */
  const [first, setFirst] = useState(0);
  const [status, setStatus] = useState('');
  const page = pageShowing(paging, first);

  /**
   * Notes the page that is visible now. `target` counts from 0. The last page may show items before its start, because
   * it is filled up with them (`firstShown`).
   */
  const noteVisiblePage = (target: number) => setFirst(firstShown(paging, starts[target] ?? 0));

  /** Scrolls the plain list to a page, which counts from 0. */
  const scrollTo = (target: number) => {
    flushSync(renderAllItems);
    const slide = list.current?.children[firstShown(paging, starts[target] ?? 0)];
    if (!(slide instanceof HTMLElement) || !list.current) return;
    const left = slide.offsetLeft - list.current.offsetLeft;
    isScrollingToPage.current = list.current.scrollLeft !== left;
    list.current.scrollTo({ left, behavior: hasReducedMotion ? 'auto' : 'smooth' });
  };

  /** Moves to a page. Pages count from 0; -1 is the last page, and the number of pages is the first one. */
  const goTo = (pageOrBeyond: number) => {
    const target = (pageOrBeyond + starts.length) % starts.length;
    // The endless track moves beyond its end in the same direction. The plain list scrolls back to the other end.
    if (handle.current) handle.current.goTo(pageOrBeyond);
    else scrollTo(target);
    // The page changes before the move ends, so that a second click during the move continues from the target of the
    // first.
    noteVisiblePage(target);
    const names = itemsShown(paging, target).flatMap((index) => items[index]?.name ?? []);
    setStatus(labels.showing(names, items.length));
  };
  /** Moves to the next page (1) or to the one before (-1). */
  const move = (by: 1 | -1) => goTo(page + by);

  /** Notes the page to which the shopper has scrolled the plain list. */
  const onScroll = () => {
    const slide = list.current?.firstElementChild;
    if (!list.current || !slide || isScrollingToPage.current) return;
    const itemsScrolledOut = Math.round(list.current.scrollLeft / slide.getBoundingClientRect().width);
    noteVisiblePage(pageScrolledTo(paging, itemsScrolledOut));
  };

  /** Called when the scrolling that a button started is over, and when the shopper interrupts it. */
  const endScrollToPage = () => {
    isScrollingToPage.current = false;
  };

  /** True if some items are out of sight while `visible` items are shown at once. */
  const hasMoreThan = (visible: number) => items.length > visible;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !hasMoreThan(paging.visible)) return;
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };

  const arrow = (name: string, icon: ReactNode, by: 1 | -1) => (
    <IconButton label={name} icon={icon} variant="outline" aria-controls={windowId} onClick={() => move(by)} />
  );
  /**
   * The position on a phone, where each page has one item, such as '3 / 12'. The recipe also uses this text as a
   * division, for the length of the line.
   */
  const position = `${page + 1} / ${items.length}`;
  /** Whether items are out of sight at each breakpoint, which decides where arrows and dots are shown. */
  const isPaged = { base: hasMoreThan(1), sm: hasMoreThan(2), md: hasMoreThan(3), lg: hasMoreThan(widest) };

  return (
    <div
      className={classes.root}
      ref={root}
      role="group"
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={renderAllItems}
      onPointerEnter={renderAllItems}
    >
      <div className={classes.head}>
        {header}
        <div className={carousel({ shown: isPaged }).controls}>
          {arrow(labels.previous, <ChevronLeft />, -1)}
          {arrow(labels.next, <ChevronRight />, 1)}
        </div>
      </div>
      <div className={classes.window} id={windowId} style={{ '--carousel-widest': widest } as CSSProperties}>
        {track && hasMoreThan(paging.visible) ? (
          <track.SlickTrack
            key={step}
            ref={handle}
            items={items}
            page={page}
            hasReducedMotion={hasReducedMotion}
            onPageChange={noteVisiblePage}
            onSwipe={move}
            {...paging}
          />
        ) : (
          // Safari does not announce a list without bullets as a list. The explicit role restores it.
          <ul
            ref={list}
            role="list"
            onScroll={onScroll}
            onScrollEnd={endScrollToPage}
            onPointerDown={endScrollToPage}
            onWheel={endScrollToPage}
          >
            {(isNear || rendersAll ? items : items.slice(0, widest)).map((item) => (
              <li key={item.id}>{item.content}</li>
            ))}
          </ul>
        )}
      </div>
      {/* The recipe shows the position where one item is visible, and the dots where two or more are. `lined` draws the
          position also as a line before the text, once the page is hydrated. */}
      {hasMoreThan(1) && (
        <p
          className={carousel({ lined: knownStep !== undefined }).place}
          aria-hidden
          style={{ '--reached': position } as CSSProperties}
        >
          {position}
        </p>
      )}
      {hasMoreThan(2) && (
        <div className={carousel({ shown: { ...isPaged, base: false } }).dots}>
          {knownStep !== undefined &&
            knownStep > 1 &&
            starts.map((start, index) => (
              <button
                className={classes.dot}
                key={start}
                type="button"
                aria-label={labels.page(index + 1, starts.length)}
                aria-current={index === page}
                aria-controls={windowId}
                onClick={() => goTo(index)}
              />
            ))}
        </div>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
