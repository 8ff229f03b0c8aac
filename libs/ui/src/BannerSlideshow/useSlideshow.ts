import { useEffect, useState } from 'react';
import { useReducedMotion } from '../internal/useReducedMotion';

interface Place {
  readonly index: number;
  readonly furthest: number;
}

const goTo = (index: number) => (before: Place) => ({ index, furthest: Math.max(before.furthest, index) });

export function useSlideshow(count: number, intervalMs: number) {
  const still = useReducedMotion();
  const [{ index, furthest }, setPlace] = useState({ index: 0, furthest: 0 });
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [held, setHeld] = useState(false);

  const playing = wish === null ? !still : wish === 'play';
  const running = playing && !held && count > 1;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPlace(goTo((index + 1) % count)), intervalMs);
    return () => clearTimeout(timer);
  }, [running, index, count, intervalMs]);

  return {
    index,
    furthest,
    playing,
    running,
    hold: () => setHeld(true),
    release: () => setHeld(false),
    /** Keyboard users would lose a slide that moves on. */
    stay: () => {
      if (wish === null && playing) setWish('pause');
    },
    toggle: () => setWish(playing ? 'pause' : 'play'),
    choose: (target: number) => {
      setPlace(goTo(target));
      setWish('pause');
    },
  };
}
