import { reachableAttribute } from './reachable';

/** The open overlays, the topmost last. */
const stack: HTMLElement[] = [];

/** True for the overlay that answers the keyboard. */
export const isTopmost = (overlay: HTMLElement | null): boolean => overlay !== null && stack.at(-1) === overlay;

/**
 * Makes everything else on the page inert, so that Tab, pointer and screen readers stay inside, and hands the focus back
 * at the end. Chakra's modal dialog hides the page with `aria-hidden` alone and holds the focus in the panel, which takes
 * the toasts out of reach with the rest; so does the native `dialog`.
 * @param overlay a child of the body
 * @returns puts all of it back
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
