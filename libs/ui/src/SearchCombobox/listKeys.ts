import type { KeyboardEvent } from 'react';
import { isOfInputMethod } from '../internal/composition';

/** The state of the list of options when a key is pressed. */
interface ListState {
  /** Whether the list is visible. */
  readonly isOpen: boolean;
  /** The number of options. An open list may have none: the results of a search that has found nothing. */
  readonly count: number;
  /** The index of the active option, or -1 for none. */
  readonly active: number;
  /** Whether the list will open by itself, because its options are on their way. It is then neither open nor closed. */
  readonly isAwaited: boolean;
}

/** How many options Page Up and Page Down move; about as many are visible in the list. */
const pageOfOptions = 6;

/**
 * The effect of a key in the search field.
 *
 * - 'open' and 'close' show and hide the list.
 * - 'clear' empties the field, and closes the list.
 * - 'submit' selects the active option, or searches for the text if no option is active.
 * - 'deactivate': no option is active any more.
 * - 'moveTo': the option at `index` is active, in an awaited list as soon as it is there.
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
  { isOpen, count, active, isAwaited }: ListState,
): ListAction | null {
  if (isOfInputMethod(nativeEvent)) return null;
  const hasOptions = isOpen && count > 0;
  // Without an active option Page Up and Page Down count from the first one.
  const from = Math.max(active, 0);
  switch (key) {
    case 'Escape':
      if (isOpen) return { type: 'close' };
      return currentTarget.value === '' ? null : { type: 'clear' };
    case 'Enter':
      return { type: 'submit' };
    case 'ArrowDown':
      // The option will be active once the list is there.
      if (isAwaited && !altKey) return moveTo(active + 1);
      if (altKey || !isOpen) return { type: 'open' };
      if (!hasOptions) return null;
      return moveTo(active + 1 < count ? active + 1 : 0);
    case 'ArrowUp':
      if (altKey) return { type: 'close' };
      if (!isOpen) return { type: 'open' };
      if (!hasOptions) return null;
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
