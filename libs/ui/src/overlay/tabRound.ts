const focusable = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]';

/** Of radio buttons that share a name, Tab stops at one alone. */
const areOneStop = (one: Element, other: Element): boolean =>
  [one, other].every((element) => element instanceof HTMLInputElement && element.type === 'radio') &&
  (one as HTMLInputElement).name === (other as HTMLInputElement).name &&
  (one as HTMLInputElement).form === (other as HTMLInputElement).form;

/** Where Tab stops while an overlay is open, in the order of the page: in the overlay, and at toasts. */
function stopsInReach(): HTMLElement[] {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const chosen = stops.filter((stop) => stop.matches('[type=radio]:checked'));
  return stops.filter((stop) => !chosen.some((radio) => radio !== stop && areOneStop(radio, stop)));
}

/**
 * Takes Tab from the last stop to the first and Shift Tab back, as the dialog pattern of ARIA asks; in between the browser
 * goes on by itself. Without it the focus would leave for the browser's bar.
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
