import { reachableAttribute } from './reachable';

/** The open overlays, the topmost last. */
const stack: HTMLElement[] = [];

/** True for the overlay that answers the keyboard. */
export const isTopmost = (overlay: HTMLElement | null): boolean => overlay !== null && stack.at(-1) === overlay;

/**
 * Makes everything else on the page inert, so that Tab, pointer and screen readers stay inside; holds the page's scroll;
 * and hands the focus back at the end. The native `dialog` would do this too, but takes the toasts out of reach with
 * the rest.
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
  if (stack.length === 1) lockScroll();

  return () => {
    silenced.forEach((element) => element.removeAttribute('inert'));
    stack.splice(stack.indexOf(overlay), 1);
    if (stack.length === 0) unlockScroll();
    if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
  };
}

function lockScroll() {
  const { documentElement: page } = document;
  // The room of the scrollbar is kept, or the page would jump sideways behind the overlay.
  page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
  page.style.overflow = 'hidden';
}

function unlockScroll() {
  const { style } = document.documentElement;
  style.removeProperty('padding-inline-end');
  style.removeProperty('overflow');
}
