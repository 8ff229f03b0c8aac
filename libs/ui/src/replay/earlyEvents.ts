declare global {
  interface Window {
    /** Receives the events before hydration. The start script of a prerendered page declares it as an array. */
    early?: Event[] | { push: (event: Event) => void };
  }
}

/** An event before hydration, and the value of the field at that moment. */
interface EarlyEvent {
  readonly event: Event;
  readonly target: Element;
  readonly region: Element;
  /** The path of the target in its region. The region may be re-rendered before the replay. */
  readonly path: readonly number[];
  readonly value: string;
  readonly isChecked: boolean;
}

/** The recorded events, in the order in which they happened. */
let waiting: EarlyEvent[] = [];
const replayed = new WeakSet<Element>();
let isReplaying = false;

const sectionOf = (target: Element | null | undefined) => target?.closest('[data-late]');

/**
 * Returns the region of an element. A deferred section hydrates by itself, with all its content. The rest of the page
 * is one region.
 */
function regionOf(target: Element): Element {
  const section = sectionOf(target);
  return sectionOf(section?.parentElement) ?? section ?? document.body;
}

const pathTo = (target: Element, region: Element): number[] =>
  target.parentElement && target !== region
    ? [...pathTo(target.parentElement, region), [...target.parentElement.children].indexOf(target)]
    : [];

function record(event: Event): void {
  if (!(event.target instanceof Element)) return;
  // A click on a word of a button belongs to the button. A browser that translates the page replaces the word.
  const target = (event.type === 'click' && event.target.closest('a, button')) || event.target;
  const { value = '', checked: isChecked = false } = target as Partial<HTMLInputElement>;
  const region = regionOf(target);
  waiting.push({ event, target, region, path: pathTo(target, region), value, isChecked });
}

/** Identifies a control by its tag and all words of its card. An "Add" of another card is not the same button. */
const wordsOf = (element?: Element) => element && element.tagName + (element.closest('li') ?? element).textContent;

/** Returns the target, or after a re-render of its region the element at its path, if its words are the same. */
function targetOf({ target, region, path }: EarlyEvent): Element | undefined {
  if (target.isConnected) return target;
  const renewed = path.reduce<Element | undefined>((element, index) => element?.children[index], region);
  return wordsOf(renewed) === wordsOf(target) ? renewed : undefined;
}

/** Whether a click on the link opens another page of the shop. The start script has the same condition. */
const leadsOn = ({ origin, hash }: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  origin === window.origin && hash === '' && !(ctrlKey || metaKey || shiftKey);

const isTickable = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Whether the event is typing, and no field other than its own was used and is not replayed yet. */
const isTypedAlone = ({ type, target }: Event) =>
  type === 'input' &&
  target instanceof HTMLInputElement &&
  !isTickable(target) &&
  !waiting.some((early) => early.event.type === 'input' && early.target !== target);

/**
 * Intercepts events in a region that has not been replayed yet. React may listen already. It would submit a form, for
 * example, although its state for the fields is still empty.
 */
function intercept(event: Event): void {
  const { target } = event;
  if (isReplaying || !(target instanceof Element) || replayed.has(regionOf(target))) return;
  // React may have hydrated this field before the rest of its region. It must know the typed text, or its next render
  // would empty the field. With another field waiting, React would empty that one instead. A choice must not reach React
  // in this way: its hydration resets a select before the `change` event that tells what was chosen.
  if (isTypedAlone(event)) return record(event);
  const control = event.type === 'click' ? target.closest('a, button') : null;
  if (control instanceof HTMLAnchorElement) {
    if (waiting.length === 0 || !leadsOn(control, event as MouseEvent)) return;
    event.preventDefault();
  } else if (control instanceof HTMLButtonElement && control.type === 'submit') event.preventDefault();
  event.stopPropagation();
  record(event);
}

/** Takes over from the start script, just before React adds its event listeners to the page. */
export function captureEarlyEvents(): void {
  if (Array.isArray(window.early)) window.early.forEach(record);
  window.early = { push: intercept };
}

/**
 * Simulates typing. React ignores an input event whose value it knows, so this code sets the value without React's
 * tracking.
 */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function click(target: Element, { defaultPrevented }: Event): boolean {
  const control = target.closest<HTMLElement>('button, a');
  if (!control) return false;
  control.style.opacity = '';
  // If the default of a link was not prevented, the browser has already followed it.
  if (control instanceof HTMLAnchorElement && !defaultPrevented) return false;
  control.click();
  return true;
}

/**
 * Replays one event.
 * @returns whether the page may have changed; the next event must then wait for the change
 */
function replay(early: EarlyEvent): boolean {
  const { event, value, isChecked } = early;
  const target = targetOf(early);
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
  if (isTickable(target)) {
    if (event.type !== 'change' || isChecked === target.defaultChecked) return false;
    target.checked = target.defaultChecked;
    target.click();
    return true;
  }
  if (event.type === 'input') type(target, value);
  // A change event comes when a field loses the focus, but also after Enter.
  const isLeft = event.type === 'change' && target !== document.activeElement;
  if (isLeft) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  return isLeft;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const isSameEvent = (one: EarlyEvent, other: EarlyEvent) =>
  one.event.type === other.event.type && one.target === other.target;

/** Takes the next event of a region: of repeated events the last, because shoppers repeat what shows no effect. */
function takeNext(region: Element): EarlyEvent | undefined {
  const events = waiting.filter((early) => early.region === region);
  const next = events.find((early, index) => !events.slice(index + 1).some((later) => isSameEvent(early, later)));
  if (next) waiting = waiting.filter((early) => !isSameEvent(early, next));
  return next;
}

/**
 * Replays the events before hydration, in the order in which the shopper caused them. The page receives what the
 * shopper typed, chose and ticked, and the replay clicks what the shopper clicked. Each region of the page replays its
 * own events as soon as it is hydrated.
 * @param region a deferred section, or `document.body` for the page without the deferred sections
 */
export async function replayEarlyEvents(region: Element): Promise<void> {
  let early: EarlyEvent | undefined;
  while ((early = takeNext(region))) {
    isReplaying = true;
    const hasChanged = replay(early);
    isReplaying = false;
    // Each event sees the page as the event before has left it, as it would have been for the shopper.
    if (hasChanged) await nextTask();
  }
  replayed.add(region);
}
