import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef } from 'react';
import { copyOf } from './copyOf';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

export interface LeaveProps {
  /** A selector of the box that holds all items of the list. */
  readonly list: string;
}

const transition = motionTransition('moderate');

/** Returns how many px a running animation moves an element away from its place. */
const travelled = (element: Element) => new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;

/**
 * Animates the removal of the list item that contains it. When React removes the item, an inert copy fades upwards
 * where the item was. The items behind it move to their new places. Each of these items has a `Leave` of its own.
 */
export function Leave({ list }: LeaveProps) {
  const moves = useMoves();
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const item = place.current?.parentElement;
    if (!moves || !item) return undefined;
    return () => {
      const copy = copyOf(item);
      const marks = item.closest(list)?.querySelectorAll<HTMLElement>('[data-leave]') ?? [];
      const others = [...marks].flatMap(({ parentElement: other }) => (other && other !== item ? [other] : []));
      const tops = others.map((other) => other.offsetTop + travelled(other));
      const outside = item.closest(list)?.parentElement;

      // React removes the item in the same task. If React only runs an effect again, the item stays. These animations
      // outlive this component. `useAnimate` stops its animations when the component unmounts, and a stopped animation
      // never finishes.
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
  }, [list, moves]);

  return <span ref={place} data-leave hidden />;
}
