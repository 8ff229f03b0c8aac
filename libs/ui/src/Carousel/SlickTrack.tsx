import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type TouchEvent,
} from 'react';
import SlickModule from 'react-slick';
import { firstShown, pageShowing, pageStarts, type Paging } from './paging';

// Vite and Node return the CommonJS module itself, and the component is its `default`.
const Slider = (SlickModule as typeof SlickModule & { default?: typeof SlickModule }).default ?? SlickModule;

const SWIPE_PX = 48;

/** The methods of the track that the buttons of the carousel call. */
export interface TrackHandle {
  next(): void;
  previous(): void;
  goTo(page: number): void;
}

interface TrackItem {
  readonly id: string;
  readonly content: ReactNode;
}

interface SlickTrackProps extends Paging {
  items: readonly TrackItem[];
  page: number;
  still: boolean;
  /** Called when a finger has moved the track. */
  onPageChange: (page: number) => void;
  /** Called on a swipe to the next or the previous page, if react-slick does not handle swipes. */
  onSwipe: (by: 1 | -1) => void;
  ref: Ref<TrackHandle>;
}

/** react-slick clones its children with `tabIndex` and `style`. This component ignores both. */
const Slide = ({ item }: { item: TrackItem }) => <div>{item.content}</div>;

/**
 * Repairs the accessibility of react-slick's markup. Of all slides, including clones, only the visible ones may be
 * reachable. The library hides slides by a count that is wrong on an uneven last page. It also leaves links in hidden
 * slides focusable. The list gets the role of a list. The click handlers that react-slick adds to pictures at each
 * update are removed. Focus in a slide that leaves moves to the first slide that has come.
 */
function mend(root: HTMLElement, first: number, visible: number) {
  const held = root.contains(document.activeElement);
  root.querySelector('.slick-track')?.setAttribute('role', 'list');
  root.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
    const index = Number(slide.dataset.index);
    const seen = first <= index && index < first + visible;
    slide.toggleAttribute('inert', !seen);
    slide.removeAttribute('tabindex');
    slide.setAttribute('role', 'listitem');
    if (slide.getAttribute('aria-hidden') !== String(!seen)) slide.setAttribute('aria-hidden', String(!seen));
  });
  root.querySelectorAll('img').forEach((picture) => (picture.onclick = null));
  const lost = held && !root.querySelector('.slick-slide:not([inert]) :focus');
  if (lost) root.querySelector<HTMLElement>('.slick-slide:not([inert]) :is(a, button)')?.focus({ preventScroll: true });
}

/** The endless track of a carousel: react-slick, repaired. It mounts only in the browser, again at each step width. */
export function SlickTrack({ items, page, still, onPageChange, onSwipe, ref, ...paging }: SlickTrackProps) {
  const { count, visible, step } = paging;
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<SlickModule>(null);
  const touchedAt = useRef<{ x: number; y: number }>(null);
  const starts = pageStarts(paging);
  const last = starts.at(-1) ?? 0;
  // A change of this number would make react-slick cancel the running move.
  const [initialSlide] = useState(starts[page] ?? 0);
  const first = firstShown(paging, starts[page] ?? 0);

  // If more items are visible than one move goes, react-slick's own stepping skips and jumps for an uneven count. It
  // then steps by single items, and this component sets the target.
  const native = visible === step;

  /** The number of requested moves that have not begun. react-slick begins each move in a separate task. */
  const asked = useRef(0);
  const go = (start: number) => {
    asked.current += 1;
    slider.current?.slickGoTo(start);
  };
  const next = () => go(starts[page + 1] ?? (native ? last + step : count));
  const previous = () => go(starts[page - 1] ?? (native ? -step : last - count));
  useImperativeHandle(ref, () => ({ next, previous, goTo: (target) => go(starts[target] ?? 0) }));

  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const sync = () => mend(box, first, visible);
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(box, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [first, visible]);

  const swipe = native
    ? {}
    : {
        onTouchStart: (event: TouchEvent) => {
          const touch = event.touches[0];
          touchedAt.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
        },
        onTouchEnd: (event: TouchEvent) => {
          const touch = event.changedTouches[0];
          if (!touch || !touchedAt.current) return;
          const x = touch.clientX - touchedAt.current.x;
          if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(touch.clientY - touchedAt.current.y)) return;
          if (x < 0) onSwipe(1);
          else onSwipe(-1);
        },
      };

  return (
    <div ref={root} {...swipe}>
      <Slider
        ref={slider}
        initialSlide={initialSlide}
        slidesToShow={visible}
        slidesToScroll={native ? step : 1}
        speed={still ? 0 : 500}
        cssEase="cubic-bezier(0.2, 0.7, 0.2, 1)"
        infinite
        arrows={false}
        dots={false}
        accessibility={false}
        draggable={false}
        swipe={native}
        waitForAnimate={false}
        beforeChange={(_from, to) => {
          // The carousel already knows the target of its buttons, and the shopper may have clicked again since.
          if (asked.current > 0) asked.current -= 1;
          else onPageChange(native ? Math.round(to / step) : pageShowing(paging, to));
        }}
      >
        {items.map((item) => (
          <Slide key={item.id} item={item} />
        ))}
      </Slider>
    </div>
  );
}
