const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let firstUse: Promise<void> | undefined;

/**
 * Returns a promise that resolves at the first action of the shopper on the page. Code that only actions need is loaded
 * then.
 */
export function whenFirstUsed(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const settle = () => {
      signs.forEach((sign) => window.removeEventListener(sign, settle, true));
      resolve();
    };
    signs.forEach((sign) => window.addEventListener(sign, settle, { capture: true, passive: true }));
  });
  return firstUse;
}
