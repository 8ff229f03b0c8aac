import { useEffect, useState } from 'react';
import { useReducedMotion } from '../internal/useReducedMotion';

interface Place {
  readonly index: number;
  readonly furthest: number;
}

const goTo = (index: number) => (before: Place) => ({ index, furthest: Math.max(before.furthest, index) });

/**
 * Returns the current slide and the controls of the slideshow. The slides advance every `intervalMs` in an endless loop
 * (HOME-13, HOME-14). They do not advance if the shopper stopped them, holds them, or wants less motion. Choosing a
 * slide stops the slideshow.
 */
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
    /** The last slide that has been shown so far. */
    furthest,
    playing,
    running,
    hold: () => setHeld(true),
    release: () => setHeld(false),
    /** Pauses for keyboard users, who would lose a slide that moves on. Only a click on play continues. */
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
