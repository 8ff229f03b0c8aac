const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let firstUse: Promise<void> | undefined;

/** Settles when the shopper first does anything on the page. What only serves a shopper who acts is loaded then. */
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
