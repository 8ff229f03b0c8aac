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

/** The methods that the buttons of the carousel call. */
export interface TrackHandle {
  /**
   * Moves to a page, which counts from 0. The number -1 and the number of pages move one page beyond the ends, which
   * shows the other end.
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
   * Called after a swipe with its direction, if more items are visible than one step moves. react-slick then moves by
   * one item, and the carousel requests the rest of the page. Also called after a click on the part of the next item
   * that a phone shows.
   */
  onSwipe: (by: 1 | -1) => void;
  /** React passes the methods of the track to this ref. */
  ref: Ref<TrackHandle>;
}

/** One item. react-slick passes `tabIndex` and `style` to its children, and this component ignores both. */
const Slide = ({ item }: { item: TrackItem }) => <div>{item.content}</div>;

/**
 * Corrects the elements that react-slick has rendered. It computes the hidden slides wrongly on an uneven last page,
 * leaves the links of hidden slides focusable, and adds click handlers to pictures at each update. If the focused slide
 * becomes hidden, the first visible link or button gets the focus. `first` is the index of the first visible item,
 * `visible` the number of visible items.
 */
function repair(root: HTMLElement, first: number, visible: number) {
  const hadFocus = root.contains(document.activeElement);
  root.querySelector('.slick-track')?.setAttribute('role', 'list');
  root.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
    const index = Number(slide.dataset.index);
    const isVisible = first <= index && index < first + visible;
    slide.toggleAttribute('inert', !isVisible);
    slide.removeAttribute('tabindex');
    slide.setAttribute('role', 'listitem');
    if (slide.getAttribute('aria-hidden') !== String(!isVisible)) slide.setAttribute('aria-hidden', String(!isVisible));
  });
  root.querySelectorAll('img').forEach((picture) => (picture.onclick = null));
  const losesFocus = hadFocus && !root.querySelector('.slick-slide:not([inert]) :focus');
  if (losesFocus)
    root.querySelector<HTMLElement>('.slick-slide:not([inert]) :is(a, button)')?.focus({ preventScroll: true });
}

/**
 * The endless row of a `Carousel`, made with react-slick. It replaces the plain list once the carousel is near the
 * window, and on a prerendered page not before the shopper's first action. The carousel mounts a new one for each
 * number of items per step.
 */
export function SlickTrack({ items, page, hasReducedMotion, onPageChange, onSwipe, ref, ...paging }: SlickTrackProps) {
  const { count, visible, step } = paging;
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<SlickModule>(null);
  const starts = pageStarts(paging);
  const last = starts.at(-1) ?? 0;
  // This number must stay the same for the life of the component: react-slick cancels a running move if it changes.
  const [initialSlide] = useState(starts[page] ?? 0);
  const first = firstShown(paging, starts[page] ?? 0);

  // If more items are visible than one step moves, react-slick skips items of a list that does not divide evenly. The
  // track then moves item by item, and `goTo` requests the exact target.
  const movesByStep = visible === step;

  /**
   * The number of moves that `goTo` requested and that react-slick has not begun, because it begins each in a task of
   * its own.
   */
  const requested = useRef(0);
  const [before, after] = movesByStep ? [-step, last + step] : [last - count, count];
  useImperativeHandle(ref, () => ({
    goTo: (target) => {
      requested.current += 1;
      slider.current?.slickGoTo(starts[target] ?? (target < 0 ? before : after));
    },
  }));

  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const sync = () => repair(box, first, visible);
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(box, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [first, visible]);

  // The part of the next item is inert, so that a click on it hits the list. Keyboard users have the arrows.
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
      <Slider
        ref={slider}
        initialSlide={initialSlide}
        slidesToShow={visible}
        slidesToScroll={movesByStep ? step : 1}
        speed={hasReducedMotion ? 0 : 500}
        cssEase="cubic-bezier(0.2, 0.7, 0.2, 1)"
        infinite
        arrows={false}
        dots={false}
        accessibility={false}
        draggable={false}
        touchThreshold={movesByStep ? 5 : 20}
        waitForAnimate={false}
        beforeChange={(from, to) => {
          // A move that a button requested needs no callback: the carousel has noted its target already.
          if (requested.current > 0) requested.current -= 1;
          else if (movesByStep) onPageChange(Math.round(to / step));
          // react-slick moves by one item here. The direction is all that the carousel needs to find the page.
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
