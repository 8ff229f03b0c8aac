import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { registerOverlay } from '../overlay/openOverlays';

const stops = 'a[href], button:not(:disabled)';

/** Returns the index that a key moves to. An arrow key moves by one stop, and Home and End move to the ends. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Returns the entry that begins with the letter. The search starts after the entry in focus and wraps around. */
const beginningWith = (letter: string, entries: readonly HTMLElement[], at: number): HTMLElement | undefined =>
  [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find((entry) =>
    entry.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
const letter = /^[\p{L}\p{N}]$/u;

/**
 * The behaviour of a disclosure: a button that opens a panel of links or buttons. Escape, a click outside and the loss
 * of focus close the panel. Arrow keys, Home, End and the first letters of the entries move the focus through it. Tab
 * works as everywhere. If Escape or an entry closes the panel from inside, the focus returns to the button. Spread
 * `rootProps` around both, `triggerProps` on the button and `panelProps` on the panel.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const close = () => {
    if (document.getElementById(id)?.contains(document.activeElement)) trigger.current?.focus();
    setOpen(false);
  };
  const onCloseRequest = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    const unregister = registerOverlay(() => onCloseRequest());
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      unregister();
    };
  }, [open]);

  const walk = (key: string) => {
    const panel = document.getElementById(id);
    const all = [...(panel?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = target(key, at, all.length);
    (to === undefined ? beginningWith(key, all, at) : all[to])?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      return close();
    }
    // With another key held, these keys belong to the browser: back, forward, the ends of the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onTrigger = event.target === trigger.current;
    if (!onTrigger && letter.test(event.key) && (event.target as Element).matches(stops)) return walk(event.key);
    const arrows = ['ArrowDown', 'ArrowUp'];
    if (onTrigger ? !arrows.includes(event.key) : ![...arrows, 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
    // The panel is always in the page, but a hidden element cannot take the focus until it is rendered.
    requestAnimationFrame(() => walk(event.key));
  };

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return {
    open,
    close,
    rootProps: { ref: root, onKeyDown, onBlur },
    triggerProps: {
      ref: trigger,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panelProps: { id, hidden: !open },
  };
}
