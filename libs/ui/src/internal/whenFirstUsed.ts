/** The events that count as an action of the shopper. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let firstUse: Promise<void> | undefined;

/**
 * Resolves at the shopper's first action on the page: a movement, press, scroll, key or focus. Code that only an active
 * shopper needs is loaded then. All callers share one promise.
 */
export function whenFirstUsed(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const settle = (event: Event) => {
      // Browsers also dispatch `pointermove` for a pointer that rests while the page moves under it.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      signs.forEach((sign) => window.removeEventListener(sign, settle, true));
      resolve();
    };
    signs.forEach((sign) => window.addEventListener(sign, settle, { capture: true, passive: true }));
  });
  return firstUse;
}
