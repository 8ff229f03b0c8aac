import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect } from 'react';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

export interface LeaveProps {
  /** A selector of the box that holds all items of the list. */
  readonly list: string;
}

const transition = motionTransition('moderate');

/** px by which a motion under way has an element away from its place. */
const travelled = (element: Element) => new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;

/**
 * Lets the item that it stands in leave: when React takes the item away, a copy that nobody can reach fades upwards where
 * the item was, and the items behind it, each with a `Leave` of its own, travel to their new places.
 */
export function Leave({ list }: LeaveProps) {
  const moves = useMoves();
  const [place, animate] = useAnimate<HTMLSpanElement>();

  useLayoutEffect(() => {
    const item = place.current.parentElement;
    if (!moves || !item) return undefined;
    return () => {
      const copy = item.cloneNode(true) as HTMLElement;
      const { top, left, width } = item.getBoundingClientRect();
      copy.inert = true;
      copy.setAttribute('aria-hidden', 'true');
      Object.assign(copy.style, { position: 'fixed', top: `${top}px`, left: `${left}px`, width: `${width}px` });

      const marks = item.closest(list)?.querySelectorAll<HTMLElement>('[data-leave]') ?? [];
      const others = [...marks].flatMap(({ parentElement: other }) => (other && other !== item ? [other] : []));
      const tops = others.map((other) => other.offsetTop + travelled(other));
      const outside = item.closest(list)?.parentElement;

      // React takes the item away in the same task; where it runs an effect anew, the item stays.
      queueMicrotask(() => {
        if (item.isConnected) return;
        outside?.append(copy);
        const fading = animate(copy, { opacity: [1, 0], transform: ['none', 'translateY(-8px)'] }, transition);
        void fading.then(() => copy.remove());
        others.forEach((other, index) => {
          const away = tops[index]! - other.offsetTop;
          if (away !== 0) animate(other, { transform: [`translateY(${away}px)`, 'none'] }, transition);
        });
      });
    };
  }, [list, moves, place, animate]);

  return <span ref={place} data-leave hidden />;
}
