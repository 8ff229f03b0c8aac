/** Moves the focus to the page when a notice disappears together with its focused button. */
export const focusPage = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
