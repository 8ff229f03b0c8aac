import type { KeyboardEvent } from 'react';
import { isOfInputMethod } from '../internal/composition';

/** The list as the keyboard finds it. */
interface ListState {
  /** Whether the list is visible. */
  readonly isOpen: boolean;
  /** The number of options. */
  readonly count: number;
  /** The index of the active option, or -1 for none. */
  readonly active: number;
}

/** How many options Page Up and Page Down move; about as many are visible in the list. */
const pageOfOptions = 6;

/**
 * Returns the effect of a key in the search field, as the combobox pattern of the WAI-ARIA Authoring Practices
 * describes it: the name of an action, the index of the next active option, or undefined if the key keeps its usual
 * effect. After 'toText' no option is active, and the key moves the cursor in the text as usual.
 */
export function actionOf(
  { key, altKey, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { isOpen, count, active }: ListState,
): 'open' | 'close' | 'clear' | 'submit' | 'toText' | number | undefined {
  if (isOfInputMethod(nativeEvent)) return undefined;
  const from = Math.max(active, 0);
  const hasOptions = isOpen && count > 0;
  switch (key) {
    case 'Escape':
      if (isOpen) return 'close';
      return currentTarget.value === '' ? undefined : 'clear';
    case 'Enter':
      return 'submit';
    case 'ArrowDown':
      if (altKey || !isOpen) return 'open';
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      if (altKey) return 'close';
      return isOpen ? (active > 0 ? active : count) - 1 : 'open';
    case 'PageDown':
      return hasOptions ? Math.min(from + pageOfOptions, count - 1) : undefined;
    case 'PageUp':
      return hasOptions ? Math.max(from - pageOfOptions, 0) : undefined;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return active === -1 ? undefined : 'toText';
    default:
      return undefined;
  }
}
