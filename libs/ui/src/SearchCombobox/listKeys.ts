import type { KeyboardEvent } from 'react';

/** The list of the search as the keyboard sees it; its lines are counted from 0. */
export interface KeyedList {
  readonly isOpen: boolean;
  /** How many lines it has. */
  readonly count: number;
  /** The line that is chosen, -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  /** Empties the field. */
  readonly clear: () => void;
  /** Chooses a line; -1 gives the keys back to the words. */
  readonly moveTo: (line: number) => void;
  /** Takes the chosen line; where none is chosen, searches for what was typed. */
  readonly take: () => void;
}

/** They move in the words, which have the keys again. */
const inTheWords = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** The list shows about as many lines at once. */
const pageOfLines = 6;

/** The keys of the search field: the arrows go round the list, a page further only to its ends. */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, count, active, open, close, clear, moveTo, take }: KeyedList,
) {
  const { key, altKey } = event;
  // While a word is put together from several keys, as Hindi is, they belong to it.
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
