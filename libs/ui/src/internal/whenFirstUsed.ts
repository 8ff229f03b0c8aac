/** The events that count as an action of the shopper. */
const actions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let firstUse: Promise<void> | undefined;

/**
 * Resolves at the shopper's first action on the page: a movement, click, scroll, key or focus. Code that only an active
 * shopper needs is loaded then. All callers share one promise.
 */
export function whenFirstUsed(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const settle = (event: Event) => {
      // Browsers also dispatch `pointermove` for a pointer that rests while the page moves under it.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      actions.forEach((action) => window.removeEventListener(action, settle, true));
      resolve();
    };
    actions.forEach((action) => window.addEventListener(action, settle, { capture: true, passive: true }));
  });
  return firstUse;
}
