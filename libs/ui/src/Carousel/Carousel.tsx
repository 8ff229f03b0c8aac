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

export interface CarouselItem {
  id: string;
  name: string;
  content: ReactNode;
}

export interface CarouselLabels {
  kind: string;
  previous: string;
  next: string;
  page: (page: number, pages: number) => string;
  showing: (names: readonly string[], total: number) => string;
}

export interface CarouselProps {
  label: string;
  items: readonly CarouselItem[];
  labels: CarouselLabels;
  /** Visible above 1024 px. */
  widest?: 4 | 7 | 8;
  header?: ReactNode;
}

/** An endless row that moves by a page. */
export function Carousel({ label, items, labels, widest = 4, header }: CarouselProps) {
  const windowId = useId();
  const list = useRef<HTMLUListElement>(null);
  const handle = useRef<TrackHandle>(null);
  const aimed = useRef(false);
  // All items would make a prerendered page half as large again.
  const { ref: root, inView: isNear } = useInView({ triggerOnce: true, rootMargin: '320px 0px' });
  const isHydrated = useHydratedAtOnce();
  const [isUsed, setIsUsed] = useState(isHydrated);
  const track = useSlickTrack(list, isNear);
  const still = useReducedMotion();
  const known = useCarouselStep();
  const step = known ?? 4;
  const paging = { count: items.length, visible: step === 4 ? widest : step, step };
  const starts = pageStarts(paging);

  const makeWhole = () => setIsUsed(true);

  const [first, setFirst] = useState(0);
  const [status, setStatus] = useState('');
  const page = pageShowing(paging, first);

  const arrive = (target: number) => setFirst(firstShown(paging, starts[target] ?? 0));

  const scrollTo = (target: number) => {
    flushSync(makeWhole);
    const slide = list.current?.children[firstShown(paging, starts[target] ?? 0)];
    if (!(slide instanceof HTMLElement) || !list.current) return;
    const left = slide.offsetLeft - list.current.offsetLeft;
    aimed.current = list.current.scrollLeft !== left;
    list.current.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
  };

  /** Continues at the other end. */
  const goTo = (place: number) => {
    const target = (place + starts.length) % starts.length;
    if (handle.current) handle.current.goTo(place);
    else scrollTo(target);
    // At once: a click during the move counts from its target.
    arrive(target);
    const names = itemsShown(paging, target).flatMap((index) => items[index]?.name ?? []);
    setStatus(labels.showing(names, items.length));
  };
  const move = (by: 1 | -1) => goTo(page + by);

  const onScroll = () => {
    const slide = list.current?.firstElementChild;
    if (!list.current || !slide || aimed.current) return;
    arrive(pageScrolledTo(paging, Math.round(list.current.scrollLeft / slide.getBoundingClientRect().width)));
  };

  const end = () => {
    aimed.current = false;
  };

  const more = (visible: number) => items.length > visible;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !more(paging.visible)) return;
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };

  const arrow = (name: string, icon: ReactNode, by: 1 | -1) => (
    <IconButton label={name} icon={icon} variant="outline" aria-controls={windowId} onClick={() => move(by)} />
  );
  const place = `${page + 1} / ${items.length}`;
  const whereMore = { base: more(1), sm: more(2), md: more(3), lg: more(widest) };

  return (
    <div
      className={classes.root}
      ref={root}
      role="group"
      aria-roledescription={labels.kind}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={makeWhole}
      onPointerEnter={makeWhole}
    >
      <div className={classes.head}>
        {header}
        <div className={carousel({ shown: whereMore }).controls}>
          {arrow(labels.previous, <ChevronLeft />, -1)}
          {arrow(labels.next, <ChevronRight />, 1)}
        </div>
      </div>
      <div className={classes.window} id={windowId} style={{ '--carousel-widest': widest } as CSSProperties}>
        {track && more(paging.visible) ? (
          <track.SlickTrack
            key={step}
            ref={handle}
            items={items}
            page={page}
            still={still}
            onPageChange={arrive}
            onSwipe={move}
            {...paging}
          />
        ) : (
          // Safari removes the list role from a list without bullets.
          <ul ref={list} role="list" onScroll={onScroll} onScrollEnd={end} onPointerDown={end} onWheel={end}>
            {(isNear || isUsed ? items : items.slice(0, widest)).map((item) => (
              <li key={item.id}>{item.content}</li>
            ))}
          </ul>
        )}
      </div>
      {more(1) && (
        <p
          className={carousel({ lined: known !== null }).place}
          aria-hidden
          style={{ '--reached': place } as CSSProperties}
        >
          {place}
        </p>
      )}
      {more(2) && (
        <div className={carousel({ shown: { ...whereMore, base: false } }).dots}>
          {known !== null &&
            known > 1 &&
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
