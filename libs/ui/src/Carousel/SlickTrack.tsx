import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import SlickModule from 'react-slick';
import { firstShown, pageStarts, type Paging } from './paging';

// Vite and Node return the CommonJS module itself.
const Slider = (SlickModule as typeof SlickModule & { default?: typeof SlickModule }).default ?? SlickModule;

export interface TrackHandle {
  /** Or one page before or after all. */
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
  /** If more items are visible than a step. */
  onSwipe: (by: 1 | -1) => void;
  ref: Ref<TrackHandle>;
}

/** Ignores react-slick's `tabIndex` and `style`. */
const Slide = ({ item }: { item: TrackItem }) => <div>{item.content}</div>;

/** Repairs react-slick: wrong hidden slides on the last page, focusable hidden links, click handlers of pictures. */
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

/** Replaces the plain list. */
export function SlickTrack({ items, page, still, onPageChange, onSwipe, ref, ...paging }: SlickTrackProps) {
  const { count, visible, step } = paging;
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<SlickModule>(null);
  const starts = pageStarts(paging);
  const last = starts.at(-1) ?? 0;
  // Another number makes react-slick cancel the move.
  const [initialSlide] = useState(starts[page] ?? 0);
  const first = firstShown(paging, starts[page] ?? 0);

  // Otherwise, react-slick skips some items of an uneven count.
  const native = visible === step;

  /** react-slick begins each move in a separate task. */
  const requested = useRef(0);
  const [before, after] = native ? [-step, last + step] : [last - count, count];
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

  return (
    <div ref={root}>
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
        touchThreshold={native ? 5 : 20}
        waitForAnimate={false}
        beforeChange={(from, to) => {
          // The carousel knows the target of its buttons.
          if (requested.current > 0) requested.current -= 1;
          else if (native) onPageChange(Math.round(to / step));
          // One item, then to the requested page.
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
