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

// Vite and Node return the CommonJS module itself.
const Slider = (SlickModule as typeof SlickModule & { default?: typeof SlickModule }).default ?? SlickModule;

const SWIPE_PX = 48;

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
  onPageChange: (page: number) => void;
  /** Only if react-slick handles no swipes. */
  onSwipe: (by: 1 | -1) => void;
  ref: Ref<TrackHandle>;
}

/** Ignores react-slick's `tabIndex` and `style`. */
const Slide = ({ item }: { item: TrackItem }) => <div>{item.content}</div>;

/**
 * Repairs react-slick: wrong hidden slides on an uneven last page, focusable hidden links, click handlers on pictures.
 */
function repair(root: HTMLElement, first: number, visible: number) {
  const hadFocus = root.contains(document.activeElement);
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
  const lost = hadFocus && !root.querySelector('.slick-slide:not([inert]) :focus');
  if (lost) root.querySelector<HTMLElement>('.slick-slide:not([inert]) :is(a, button)')?.focus({ preventScroll: true });
}

/** The moving track, which replaces the plain list. */
export function SlickTrack({ items, page, still, onPageChange, onSwipe, ref, ...paging }: SlickTrackProps) {
  const { count, visible, step } = paging;
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<SlickModule>(null);
  const touchedAt = useRef<{ x: number; y: number }>(null);
  const starts = pageStarts(paging);
  const last = starts.at(-1) ?? 0;
  // Another number makes react-slick cancel the move.
  const [initialSlide] = useState(starts[page] ?? 0);
  const first = firstShown(paging, starts[page] ?? 0);

  // If more items are visible than a step, react-slick skips some for an uneven count.
  const native = visible === step;

  /** react-slick begins each move in a separate task. */
  const requested = useRef(0);
  const go = (start: number) => {
    requested.current += 1;
    slider.current?.slickGoTo(start);
  };
  const next = () => go(starts[page + 1] ?? (native ? last + step : count));
  const previous = () => go(starts[page - 1] ?? (native ? -step : last - count));
  useImperativeHandle(ref, () => ({ next, previous, goTo: (target) => go(starts[target] ?? 0) }));

  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const sync = () => repair(box, first, visible);
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
          // The carousel knows the target of its buttons.
          if (requested.current > 0) requested.current -= 1;
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
