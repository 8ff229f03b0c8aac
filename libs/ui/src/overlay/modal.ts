import { reachableAttribute } from './reachable';

/** The stack of open overlays, the topmost last. */
const stack: HTMLElement[] = [];

/** Whether the overlay is the one that handles the keyboard. */
export const isTopmost = (overlay: HTMLElement | null): boolean => overlay !== null && stack.at(-1) === overlay;

/**
 * Makes everything else on the page inert and returns the focus at the end. Tab, pointer and screen readers stay inside
 * the overlay and the toasts. Chakra's modal dialog only hides the page with `aria-hidden` and traps the focus in the
 * panel. That makes the toasts unreachable too, and the native `dialog` does the same.
 * @param overlay a child of the body
 * @returns a function that restores all of it
 */
export function openModal(overlay: HTMLElement): () => void {
  const returnTo = document.activeElement;
  const silenced = [...document.body.children].filter(
    (element) => element !== overlay && !element.hasAttribute('inert') && !element.hasAttribute(reachableAttribute),
  );
  silenced.forEach((element) => element.setAttribute('inert', ''));
  stack.push(overlay);

  return () => {
    silenced.forEach((element) => element.removeAttribute('inert'));
    stack.splice(stack.indexOf(overlay), 1);
    if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
  };
}
