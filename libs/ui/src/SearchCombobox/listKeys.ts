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
 * The effect of a key in the search field. After 'deactivate' no option is active. 'moveTo' makes the option at `index`
 * active.
 */
export type ListAction =
  | { readonly type: 'open' | 'close' | 'clear' | 'submit' | 'deactivate' }
  | { readonly type: 'moveTo'; readonly index: number };

const moveTo = (index: number): ListAction => ({ type: 'moveTo', index });

/**
 * Returns the effect of a key in the search field, as the combobox pattern of the WAI-ARIA Authoring Practices
 * describes it. Returns null if the key has only its usual effect. A key that deactivates has its usual effect too: it
 * moves the cursor in the text.
 */
export function actionOf(
  { key, altKey, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { isOpen, count, active }: ListState,
): ListAction | null {
  if (isOfInputMethod(nativeEvent)) return null;
  const from = Math.max(active, 0);
  const hasOptions = isOpen && count > 0;
  switch (key) {
    case 'Escape':
      if (isOpen) return { type: 'close' };
      return currentTarget.value === '' ? null : { type: 'clear' };
    case 'Enter':
      return { type: 'submit' };
    case 'ArrowDown':
      if (altKey || !isOpen) return { type: 'open' };
      return moveTo(active + 1 < count ? active + 1 : 0);
    case 'ArrowUp':
      if (altKey) return { type: 'close' };
      if (!isOpen) return { type: 'open' };
      return moveTo(active > 0 ? active - 1 : count - 1);
    case 'PageDown':
      return hasOptions ? moveTo(Math.min(from + pageOfOptions, count - 1)) : null;
    case 'PageUp':
      return hasOptions ? moveTo(Math.max(from - pageOfOptions, 0)) : null;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return active === -1 ? null : { type: 'deactivate' };
    default:
      return null;
  }
}
