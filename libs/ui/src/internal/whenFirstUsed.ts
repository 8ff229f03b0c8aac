const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let firstUse: Promise<void> | undefined;

/** Resolves at the shopper's first action. */
export function whenFirstUsed(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const settle = (event: Event) => {
      // Browsers also dispatch it for a resting pointer.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      signs.forEach((sign) => window.removeEventListener(sign, settle, true));
      resolve();
    };
    signs.forEach((sign) => window.addEventListener(sign, settle, { capture: true, passive: true }));
  });
  return firstUse;
}
