declare global {
  interface Window {
    /** Receives the events before hydration; the start script of a prerendered page declares it as an array. */
    early?: Event[] | { push: (event: Event) => void };
  }
}

/** What the shopper did, and what the field held then. */
interface EarlyUse {
  readonly event: Event;
  readonly target: Element;
  readonly region: Element;
  /** Where the target stands in its region, which may be rendered anew before it is replayed. */
  readonly path: readonly number[];
  readonly value: string;
  readonly isChecked: boolean;
}

/** In the order in which they happened. */
let waiting: EarlyUse[] = [];
const replayed = new WeakSet<Element>();
let isReplaying = false;

const sectionOf = (target: Element | null | undefined) => target?.closest('[data-late]');

/** A deferred section is hydrated by itself, with all that is in it; the rest of the page is one region. */
function regionOf(target: Element): Element {
  const section = sectionOf(target);
  return sectionOf(section?.parentElement) ?? section ?? document.body;
}

const pathTo = (target: Element, region: Element): number[] =>
  target.parentElement && target !== region
    ? [...pathTo(target.parentElement, region), [...target.parentElement.children].indexOf(target)]
    : [];

function record(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const { value = '', checked: isChecked = false } = target as Partial<HTMLInputElement>;
  const region = regionOf(target);
  waiting.push({ event, target, region, path: pathTo(target, region), value, isChecked });
}

/** A control is told by its kind and all words of its card: an "Add" of another one is not the same button. */
const wordsOf = (element?: Element) => element && element.tagName + (element.closest('li') ?? element).textContent;

/** The target, or what stands in its place since its region was rendered anew, where that says the same. */
function targetOf({ target, region, path }: EarlyUse): Element | undefined {
  if (target.isConnected) return target;
  const renewed = path.reduce<Element | undefined>((element, index) => element?.children[index], region);
  return wordsOf(renewed) === wordsOf(target) ? renewed : undefined;
}

/** Whether a click on the link leaves this page for another one of the shop, as the start script has it. */
const leadsOn = ({ origin, hash }: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  origin === window.origin && hash === '' && !(ctrlKey || metaKey || shiftKey);

/**
 * Holds back what is done to a region that has not been replayed yet: React may listen already, and would for one submit
 * a form whose fields it believes to be empty.
 */
function intercept(event: Event): void {
  const { target } = event;
  if (isReplaying || !(target instanceof Element) || replayed.has(regionOf(target))) return;
  const control = event.type === 'click' ? target.closest('a, button') : null;
  if (control instanceof HTMLAnchorElement) {
    if (waiting.length === 0 || !leadsOn(control, event as MouseEvent)) return;
    event.preventDefault();
  } else if (control instanceof HTMLButtonElement && control.type === 'submit') event.preventDefault();
  event.stopPropagation();
  record(event);
}

/** Takes over from the start script, just before React listens to the page. */
export function takeEarlyUse(): void {
  if (Array.isArray(window.early)) window.early.forEach(record);
  window.early = { push: intercept };
}

/** As if it were typed: React ignores an input event whose value it knows, so the field is filled without its knowledge. */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function click(target: Element, { defaultPrevented }: Event): boolean {
  const control = target.closest<HTMLElement>('button, a');
  if (!control) return false;
  control.style.opacity = '';
  // A link whose default was not prevented has led on by itself.
  if (control instanceof HTMLAnchorElement && !defaultPrevented) return false;
  control.click();
  return true;
}

/** @returns whether the page may have changed, so that what follows has to wait for that */
function replay(use: EarlyUse): boolean {
  const { event, value, isChecked } = use;
  const target = targetOf(use);
  if (!target) return false;
  if (event.type === 'click') return click(target, event);
  if (event.type === 'keydown') {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return true;
  }
  if (target instanceof HTMLSelectElement) {
    if (event.type !== 'change') return false;
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  if (!(target instanceof HTMLInputElement)) return false;
  if (/^(checkbox|radio)$/.test(target.type)) {
    if (event.type !== 'change' || isChecked === target.defaultChecked) return false;
    target.checked = target.defaultChecked;
    target.click();
    return true;
  }
  if (event.type === 'input') type(target, value);
  // It comes when a field is left, but after Enter too.
  const isLeft = event.type === 'change' && target !== document.activeElement;
  if (isLeft) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  return isLeft;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const isSameUse = (one: EarlyUse, other: EarlyUse) =>
  one.event.type === other.event.type && one.target === other.target;

/** Takes the next one of a region: of repeated ones the last, since only impatience repeats what shows no effect. */
function takeNext(region: Element): EarlyUse | undefined {
  const uses = waiting.filter((use) => use.region === region);
  const next = uses.find((use, index) => !uses.slice(index + 1).some((later) => isSameUse(use, later)));
  if (next) waiting = waiting.filter((use) => !isSameUse(use, next));
  return next;
}

/**
 * Replays the events before hydration: what was typed, chosen and ticked is told to the page, and what was clicked is
 * clicked, in the order in which the shopper did it. Each region of the page replays its own as soon as it is hydrated.
 * @param region a deferred section, or `document.body` for the page without those
 */
export async function repeatEarlyUse(region: Element): Promise<void> {
  let use: EarlyUse | undefined;
  while ((use = takeNext(region))) {
    isReplaying = true;
    const hasChanged = replay(use);
    isReplaying = false;
    // Each sees the page as the one before has left it, as it would have been for the shopper.
    if (hasChanged) await nextTask();
  }
  replayed.add(region);
}
