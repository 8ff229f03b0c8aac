const focusable = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]';

/** Whether Tab stops only once at both: at radio buttons that share a name, it stops at one of them. */
const areOneStop = (one: Element, other: Element): boolean =>
  [one, other].every((element) => element instanceof HTMLInputElement && element.type === 'radio') &&
  (one as HTMLInputElement).name === (other as HTMLInputElement).name &&
  (one as HTMLInputElement).form === (other as HTMLInputElement).form;

/** Whether an element can be seen. Safari before 17.4 has no `checkVisibility`. */
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ??
  (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');

/** Returns the tab stops while an overlay is open, in the order of the page: in the overlay and at toasts. */
function stopsInReach(): HTMLElement[] {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && isVisible(element),
  );
  const chosen = stops.filter((stop) => stop.matches('[type=radio]:checked'));
  return stops.filter((stop) => !chosen.some((radio) => radio !== stop && areOneStop(radio, stop)));
}

/**
 * Moves the focus from the last tab stop to the first on Tab, and back on Shift Tab (dialog pattern of WAI-ARIA).
 * Between these two the browser moves the focus by itself. Without this function the focus would leave for the
 * browser's bar.
 */
export function tabRound(event: KeyboardEvent) {
  const from = document.activeElement ?? document.body;
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = stopsInReach();
  const goesOn = stops.some((stop) => from.compareDocumentPosition(stop) & ahead && !areOneStop(stop, from));
  if (goesOn) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
