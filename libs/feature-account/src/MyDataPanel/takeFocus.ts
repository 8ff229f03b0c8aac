/** A ref that focuses the element when it mounts. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
