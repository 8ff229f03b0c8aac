import type { KeyboardEvent } from 'react';

export interface KeyedList {
  readonly isOpen: boolean;
  readonly count: number;
  /** -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly clear: () => void;
  /** -1 deactivates all. */
  readonly moveTo: (line: number) => void;
  readonly take: () => void;
}

/** They move the text cursor. */
const inTheWords = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

const pageOfLines = 6;

/** The keys of an editable combobox (WAI-ARIA APG). */
export function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, count, active, open, close, clear, moveTo, take }: KeyedList,
) {
  const { key, altKey } = event;
  // The keys belong to an input method, as for Hindi.
  if (event.nativeEvent.isComposing) return;
  if (key === 'Escape') {
    if (isOpen) close();
    else if (event.currentTarget.value !== '') clear();
    else return;
    event.preventDefault();
  } else if (inTheWords.includes(key)) {
    if (active !== -1) moveTo(-1);
  } else if (key === 'Enter') {
    event.preventDefault();
    take();
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    const isDown = key === 'ArrowDown';
    if (altKey && !isDown) close();
    else if (altKey || !isOpen) open();
    else if (isDown) moveTo(active + 1 < count ? active + 1 : 0);
    else moveTo((active > 0 ? active : count) - 1);
  } else if ((key === 'PageDown' || key === 'PageUp') && isOpen && count > 0) {
    event.preventDefault();
    const from = Math.max(active, 0);
    moveTo(key === 'PageDown' ? Math.min(from + pageOfLines, count - 1) : Math.max(from - pageOfLines, 0));
  }
}
