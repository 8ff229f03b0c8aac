import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import SlickModule from 'react-slick';
import { firstShown, pageStarts, type Paging } from './paging';

// react-slick is a CommonJS package. Some bundlers return its exports object, whose `default` is the component, and
// others the component.
const Slider = (SlickModule as typeof SlickModule & { default?: typeof SlickModule }).default ?? SlickModule;
/** A mounted `Slider`. The types of react-slick export its class under the name of the package. */
type SliderInstance = SlickModule;

/** How long the row slides from one page to the next, in ms. */
const slideDurationMs = 500;
/** The row starts fast and ends slowly. */
const slideEasing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** The handle with which a `Carousel` moves the track, for its arrows, dots and keys. */
export interface TrackHandle {
  /**
   * Moves to a page. Pages count from 0. `goTo(-1)` moves from the first page back to the last one, and
   * `goTo(pageCount)` from the last page on to the first one.
   */
  goTo(page: number): void;
}

/** The fields of a carousel's item that the track needs. */
interface TrackItem {
  readonly id: string;
  readonly content: ReactNode;
}

interface SlickTrackProps extends Paging {
  /** All items; react-slick adds copies of them at both ends. */
  items: readonly TrackItem[];
  /** The page that the carousel shows, from 0. */
  page: number;
  /** True for reduced motion: the track changes without sliding. */
  hasReducedMotion: boolean;
  /** Called after a swipe with the new page, from 0, if as many items are visible as one step moves. */
  onPageChange: (page: number) => void;
  /**
   * Called after a swipe with its direction, 1 forwards and -1 backwards, if more items are visible than one step
   * moves. react-slick then moves by one item only, so the carousel has to request the move to the next page.
   *
   * Also called with 1 after a click on the next item, which is cut off at the right edge of a phone.
   */
  onSwipe: (by: 1 | -1) => void;
  /** React passes the handle of the track to this ref. */
  ref: Ref<TrackHandle>;
}

/** One item. react-slick passes `tabIndex` and `style` to its children, and this component ignores both. */
const Slide = ({ item }: { item: TrackItem }) => <div>{item.content}</div>;

/**
 * Corrects the elements that react-slick has rendered. `first` is the index of the first visible item, `visible` the
 * number of visible items.
 *
 * - react-slick computes the hidden slides wrongly on a last page that has fewer items than a step, and leaves the
 *   links of hidden slides focusable. If the focused slide becomes hidden, the first visible link or button gets the
 *   focus.
 * - react-slick moves the focus to the parent of a clicked picture, and adds that handler again at each update.
 * - The roles make the row a list for screen readers.
 */
function repair(root: HTMLElement, first: number, visible: number) {
  const hadFocus = root.contains(document.activeElement);
  root.querySelector('.slick-track')?.setAttribute('role', 'list');
  root.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
    // The copies before the first item have negative indexes, and those after the last item count on from it. The last
    // page may show some of the latter, so its range goes beyond the last item.
    const index = Number(slide.dataset.index);
    const isVisible = first <= index && index < first + visible;
    slide.toggleAttribute('inert', !isVisible);
    slide.removeAttribute('tabindex');
    slide.setAttribute('role', 'listitem');
    const ariaHidden = String(!isVisible);
    // Setting an equal value would call the observer of this attribute again, without end.
    if (slide.getAttribute('aria-hidden') !== ariaHidden) slide.setAttribute('aria-hidden', ariaHidden);
  });
  root.querySelectorAll('img').forEach((picture) => {
    picture.onclick = null;
  });
  const losesFocus = hadFocus && !root.querySelector('.slick-slide:not([inert]) :focus');
  if (losesFocus)
    root.querySelector<HTMLElement>('.slick-slide:not([inert]) :is(a, button)')?.focus({ preventScroll: true });
}

/**
 * The endless row of a `Carousel`, made with react-slick. `useSlickTrack` decides when it replaces the plain list that
 * a carousel renders first. If the number of items per step changes with the width of the window, the carousel mounts a
 * new track. It mounts none if all items are visible.
 */
export function SlickTrack({ items, page, hasReducedMotion, onPageChange, onSwipe, ref, ...paging }: SlickTrackProps) {
  // `count` is the number of all items, `visible` of those in view, and `step` of those by which one move goes.
  const { count, visible, step } = paging;
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<SliderInstance>(null);
  const starts = pageStarts(paging);
  const startOfLastPage = starts.at(-1) ?? 0;
  // This number must stay the same for the life of the component: react-slick cancels a running move if it changes.
  const [initialSlide] = useState(starts[page] ?? 0);
  // A last page that is not full begins before its start if the track moves by steps: react-slick fills it up with the
  // items before it.
  const firstVisible = firstShown(paging, starts[page] ?? 0);

  // If more items are visible than one step moves, react-slick skips items whenever `count` is no multiple of `step`.
  // The track then moves item by item, and `goTo` requests the exact target.
  const movesByStep = visible === step;

  /**
   * The number of moves that `goTo` requested and that react-slick has not begun, because it begins each in a task of
   * its own.
   */
  const pendingMoves = useRef(0);
  // The target of a move beyond an end is outside of the list. If the track moves by steps, the target is one step
  // beyond the end, and react-slick then finds the page at the other end. If it moves item by item, the target is the
  // item to show, plus or minus `count`.
  const beforeFirstPage = movesByStep ? -step : startOfLastPage - count;
  const afterLastPage = movesByStep ? startOfLastPage + step : count;
  // There is no list of dependencies, so the handle is a new one after each render and knows the current pages.
  useImperativeHandle(ref, () => ({
    goTo: (target) => {
      const beyond = target < 0 ? beforeFirstPage : afterLastPage;
      pendingMoves.current += 1;
      slider.current?.slickGoTo(starts[target] ?? beyond);
    },
  }));

  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const sync = () => repair(box, firstVisible, visible);
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(box, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [firstVisible, visible]);

  // `repair` makes the next item inert, which is cut off at the right edge of a phone. So a click on it goes to
  // `.slick-list`, and this listener turns it into a move. Keyboard users have the arrows.
  const showNext = useEffectEvent(() => onSwipe(1));
  useEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('.slick-list');
    const listener = ({ clientX }: MouseEvent) => {
      if (list && clientX > list.getBoundingClientRect().right) showNext();
    };
    list?.addEventListener('click', listener);
    return () => list?.removeEventListener('click', listener);
  }, []);

  return (
    <div ref={root}>
      {/*
       * `accessibility` is the handling of arrow keys by react-slick; the carousel has its own. `draggable` is dragging
       * with a mouse; a shopper with a mouse uses the arrow buttons. `touchThreshold` divides the width of the row: a
       * swipe counts from a fifth of it on, or from a twentieth if it moves by one small item. Without `waitForAnimate`
       * a second click during a move counts too.
       */}
      <Slider
        ref={slider}
        initialSlide={initialSlide}
        slidesToShow={visible}
        slidesToScroll={movesByStep ? step : 1}
        speed={hasReducedMotion ? 0 : slideDurationMs}
        cssEase={slideEasing}
        infinite
        arrows={false}
        dots={false}
        accessibility={false}
        draggable={false}
        touchThreshold={movesByStep ? 5 : 20}
        waitForAnimate={false}
        beforeChange={(from, to) => {
          // A move that a button requested needs no callback: the carousel has noted its target already.
          if (pendingMoves.current > 0) pendingMoves.current -= 1;
          // If `to` is not the first item of a page, the nearest page counts.
          else if (movesByStep) onPageChange(Math.round(to / step));
          // react-slick moves by one item here, and the carousel needs the direction only. Here more items are visible
          // than one step moves, and the list has still more. So it has three at least, and the next item is never also
          // the previous one.
          else onSwipe(to === (from + 1) % count ? 1 : -1);
        }}
      >
        {items.map((item) => (
          <Slide key={item.id} item={item} />
        ))}
      </Slider>
    </div>
  );
}
