import type { KeyboardEvent } from 'react';

/** The state and the actions of the search list that the keyboard needs. The options are counted from 0. */
export interface KeyedList {
  readonly isOpen: boolean;
  /** The number of options. */
  readonly count: number;
  /** The index of the active option, or -1 if there is none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  /** Empties the field. */
  readonly clear: () => void;
  /** Makes an option active. With -1, the arrow keys move the text cursor again. */
  readonly moveTo: (line: number) => void;
  /** Selects the active option. Searches for the typed text if no option is active. */
  readonly take: () => void;
}

/** These keys move the text cursor, so no option stays active. */
const inTheWords = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** About as many options are visible at once. */
const pageOfLines = 6;

/**
 * Handles the keys of the search field. The arrow keys wrap around the list. Page Up and Page Down stop at its ends.
 */
export function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, count, active, open, close, clear, moveTo, take }: KeyedList,
) {
  const { key, altKey } = event;
  // While an input method composes a word from several keys, as for Hindi, the keys belong to it.
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
