import { useRef, type TouchEvent } from 'react';
import { useReducedMotion } from '../internal/useMediaQuery';

const SLOP_PX = 8;
/** A share of the width, and px per ms. */
const FAR = 0.25;
const QUICK = 0.4;
const SNAP_MS = 220;

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly startedAt: number;
  /** In px; undefined until the direction is clear. */
  by?: number;
}

interface Swiping {
  readonly index: number;
  readonly count: number;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onSwipe: (index: number) => void;
}

/** Undoes `place` without a transition. */
function release(slide: HTMLElement) {
  if (slide.style.transform === '') return;
  slide.style.cssText = 'transition: none';
  slide.getBoundingClientRect();
  slide.style.cssText = '';
}

function place(slide: HTMLElement, x: number) {
  slide.style.cssText = `transition: none; transform: translateX(${x}px); opacity: 1; visibility: visible`;
}

/** Slides follow a finger, without a render. */
export function useSwipe({ index, count, onStart, onEnd, onSwipe }: Swiping) {
  const stage = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const swipe = useRef<Swipe>(null);
  const snapping = useRef<readonly Animation[]>([]);

  const slides = () => [...(stage.current?.children ?? [])] as HTMLElement[];
  const neighbour = (by: number) => (index + (by < 0 ? 1 : -1) + count) % count;
  const width = () => stage.current?.clientWidth ?? 0;

  const follow = (by: number) => {
    const beside = neighbour(by);
    slides().forEach((slide, at) => {
      if (at === index) place(slide, by);
      else if (at === beside) place(slide, by + (by < 0 ? width() : -width()));
      else release(slide);
    });
  };

  const settle = async (from: number, to: number) => {
    const moving = slides().filter((_, at) => at === index || at === neighbour(from));
    const options = { duration: isStill ? 0 : SNAP_MS, easing: 'ease-out', fill: 'forwards' as const };
    const moves = moving.map((slide) =>
      slide.animate({ transform: `${slide.style.transform} translateX(${to - from}px)` }, options),
    );
    snapping.current = moves;
    // A cancelled animation rejects.
    await Promise.all(moves.map((move) => move.finished)).catch(() => undefined);
    if (to !== 0) onSwipe(neighbour(from));
    moves.forEach((move) => move.cancel());
    moving.forEach(release);
  };

  const listeners = {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      // A new swipe starts from the last target.
      snapping.current.forEach((move) => move.playState === 'running' && move.finish());
      const touch = touches[0];
      const isAlone = touches.length === 1;
      swipe.current = touch && isAlone ? { x: touch.clientX, y: touch.clientY, startedAt: timeStamp } : null;
      onStart();
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const at = swipe.current;
      const touch = touches[0];
      if (!touch || !at || count < 2) return;
      const [by, down] = [touch.clientX - at.x, touch.clientY - at.y];
      if (at.by === undefined && Math.max(Math.abs(by), Math.abs(down)) < SLOP_PX) return;
      if (at.by === undefined && Math.abs(down) > Math.abs(by)) {
        swipe.current = null;
        return;
      }
      at.by = by;
      follow(by);
    },
    onTouchEnd: ({ timeStamp }: TouchEvent) => {
      const { by = 0, startedAt = 0 } = swipe.current ?? {};
      swipe.current = null;
      onEnd();
      if (by === 0) return;
      const isFar = Math.abs(by) > width() * FAR || Math.abs(by) / (timeStamp - startedAt) > QUICK;
      void settle(by, isFar ? Math.sign(by) * width() : 0);
    },
    onTouchCancel: () => {
      swipe.current = null;
      onEnd();
      slides().forEach(release);
    },
  };
  return { stage, listeners };
}
