const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let firstUse: Promise<void> | undefined;

/**
 * Returns a promise that resolves at the first action of the shopper on the page. Code that only actions need is loaded
 * then.
 */
export function whenFirstUsed(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const settle = (event: Event) => {
      // Browsers dispatch this event for a resting pointer, too, when the page below it changes.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      signs.forEach((sign) => window.removeEventListener(sign, settle, true));
      resolve();
    };
    signs.forEach((sign) => window.addEventListener(sign, settle, { capture: true, passive: true }));
  });
  return firstUse;
}
