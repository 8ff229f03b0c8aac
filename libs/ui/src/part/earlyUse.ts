declare global {
  interface Window {
    /** What a prerendered page notes down while it is not alive; its start script sees to it. */
    early?: Event[] | undefined;
  }
}

/** What a shopper did, and what the field held then. */
type EarlyUse = readonly [type: string, target: Element, value?: string, checked?: boolean];

let noted: readonly EarlyUse[] = [];

/** Ends the noting, just before React listens to the page: from then on it hears everything itself. */
export function takeEarlyUse(): void {
  noted = (window.early ?? []).flatMap(({ type, target }): EarlyUse[] => {
    if (target instanceof HTMLInputElement) return [[type, target, target.value, target.checked]];
    if (target instanceof HTMLSelectElement) return [[type, target, target.value]];
    return target instanceof Element ? [[type, target]] : [];
  });
  window.early = undefined;
}

/** As if it were typed: React takes what a field contains for known, so it is filled behind React's back. */
function retype(field: HTMLInputElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeat([type, target, value = '', checked]: EarlyUse): void {
  if (target instanceof HTMLSelectElement && type === 'change') {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    if (type !== 'change' || checked === target.defaultChecked) return;
    target.checked = target.defaultChecked;
    target.click();
  } else if (target instanceof HTMLInputElement && type === 'input')
    // Whoever has typed on meanwhile has typed more than was noted.
    retype(target, target.value === target.defaultValue ? value : target.value);
}

/**
 * Does once more what the shopper did to a prerendered page before it was alive: what was typed, chosen and ticked is told
 * to the page, and the button that was pressed last is pressed. Each part of the page sees to its own.
 * @param within a late part that is alive now, or the whole page without those
 */
export function repeatEarlyUse(within: Element): void {
  const isHere = ([, target]: EarlyUse) => (target.closest('[data-late]') ?? within) === within;
  const uses = noted.filter(isHere);
  noted = noted.filter((use) => !isHere(use));

  const latest = uses.filter(
    ([type, target], at) => !uses.slice(at + 1).some((later) => later[0] === type && later[1] === target),
  );
  latest.forEach(repeat);
  const [, pressed] = latest.findLast(([type]) => type === 'click') ?? [];
  if (pressed?.isConnected) pressed.closest('button')?.click();
}
