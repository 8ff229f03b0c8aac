/** Marks a button or a link that was pressed and waits for hydration. The style is in `apps/storefront/index.html`. */
const PRESSED = 'data-pressed-early';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** True for a checkbox or a radio button. */
const isTickable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * What counts as one control. Of several uses of a control only the last is repeated:
 *
 * - a button, a field or a form is its element;
 * - the radio buttons of one group, of which only one stays chosen, are the text 'radio ' and their name, which no
 *   other group of the page has;
 * - the key Enter in fields outside a form is the text 'Enter', once for the whole page.
 */
type Control = Element | string;

const controlOf = (field: Field): Control => (field.type === 'radio' && field.name ? `radio ${field.name}` : field);

/**
 * True if a field has the text of the prerendered page, as after a text was typed and deleted again. It is false for
 * checkboxes, radio buttons and select elements, whose choice is always repeated.
 */
const isAsPrerendered = (field: Field): boolean =>
  !isTickable(field) && 'defaultValue' in field && field.value === field.defaultValue;

/**
 * Lets React hydrate the Suspense boundary of a field at once. React does so for every discrete event, such as
 * `pointercancel`, for which no component of the shop listens.
 */
const hydrate = (field: Field) => field.dispatchEvent(new Event('pointercancel', { bubbles: true }));

/**
 * Ticks or clears a field by a click, which React sees. A click on a field that already has the wanted state would undo
 * it, so the field gets the other state first.
 */
function choose(field: HTMLInputElement, checked: boolean) {
  if (field.checked === checked) field.checked = !checked;
  field.click();
}

/**
 * Gives a text field or a select element its value as if the shopper had just entered it.
 *
 * React defines a setter of `value` on each element of its own, and remembers each value that goes through it. At an
 * event `input` it ignores a value that equals the remembered one. So this function first assigns a different value,
 * which React remembers, and then sets the right one by the setter of the prototype, which React does not see. At the
 * event React finds a change.
 */
function fill(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  field.value = value === '' ? ' ' : '';
  setter?.call(field, value);
  // The selection is null in an email field, and a select element has none, nor the method.
  if (selectionStart !== null && 'setSelectionRange' in field) field.setSelectionRange(selectionStart, selectionEnd);
  // React reads a text at `input`, and the choice of a select element at `change`.
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Returns the query of the address with the language of a link. A prerendered link has only the parameter of the
 * language, because the build does not know the query.
 */
function queryInLanguageOf(queryOfLink: string, queryOfAddress: string) {
  const query = new URLSearchParams(queryOfAddress);
  for (const [name, value] of new URLSearchParams(queryOfLink)) query.set(name, value);
  return `${query}`;
}

/**
 * Records the input on a prerendered page before React listens:
 *
 * - Ticks, choices and typed text: the fields show them at once, and React does not get their events.
 * - Clicks on buttons, and submits: neither React nor the browser gets them. A button that was pressed has `aria-busy`
 *   and `data-pressed-early`, and counts once.
 * - Enter in a field outside a form: React does not get it.
 * - Links are left alone. They open as documents, also in a new tab. A link to another language gets the query of the
 *   address first. After other input it waits like a button, because its page load would lose that input.
 *
 * React 19.3 leaves a field alone that was changed before hydration (https://github.com/facebook/react/issues/12955).
 * It can send the missing change events behind the flag `enableHydrationChangeEvent`
 * (https://github.com/facebook/react/pull/33129), which no release turns on. Check by 1 June 2027 whether React turns
 * it on; then everything but clicks, submits and Enter can be deleted here.
 *
 * @returns Two functions, each of which ends the recording. `replay` repeats the inputs in their order, and of several
 *   uses of a control the last one. `forget` drops them.
 */
export function recordEarlyInput() {
  const recording = new AbortController();
  const inputs = new Map<Control, () => void>();
  /** The field in which an input method composes a text now. */
  let composingField: EventTarget | null = null;

  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true, signal: recording.signal });

  /** Adds the use of a control at the end, so that a click is repeated after the fields that were changed before it. */
  const addLast = (control: Control, repeat: () => void) => {
    inputs.delete(control);
    inputs.set(control, repeat);
  };

  const stop = () => {
    recording.abort();
    for (const button of document.querySelectorAll(`[${PRESSED}]`)) {
      button.removeAttribute(PRESSED);
      button.removeAttribute('aria-busy');
    }
  };

  listen('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.search = queryInLanguageOf(link.search, location.search);
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // A link waits like a button only if its page load would lose other input.
    const pressed = link && inputs.size && !opensElsewhere ? link : target.closest('button');
    // Safari before 18.2 sends a click for the middle button of the mouse too, which must not count as pressing.
    if (!pressed || event.button !== 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.setAttribute(PRESSED, '');
    pressed.setAttribute('aria-busy', 'true');
    addLast(pressed, () => pressed.click());
  });

  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Safari before 16 has no `requestSubmit`. Only the submit of a form without a button is lost there, because in
    // every other form Enter clicks the button.
    addLast(form, () => form.requestSubmit?.());
  });

  listen('input', (event) => {
    const field = event.target as Field;
    event.stopImmediatePropagation();
    const { value } = field;
    const isChecked = isTickable(field) && field.checked;
    const control = controlOf(field);
    if (isAsPrerendered(field)) {
      inputs.delete(control);
      return;
    }
    addLast(control, () => {
      hydrate(field);
      if (isTickable(field)) choose(field, isChecked);
      // An input method that still composes a text sends an event of its own at the end.
      else if (composingField !== field) fill(field, value);
    });
  });

  listen('change', (event) => event.stopImmediatePropagation());

  listen('keydown', (event) => {
    const { target } = event;
    // In a form, Enter clicks the button of the form, and on a button it clicks the button. The click is recorded.
    if (!isField(target) || target.form !== null) return;
    // An Enter that ends the composition of an input method is part of the text. Safari marks it by the key code 229.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
    // Without this, a field that React has already hydrated would handle the key now and again at the replay.
    event.stopImmediatePropagation();
    addLast('Enter', () => {
      hydrate(target);
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
  });

  listen('compositionstart', ({ target }) => {
    composingField = target;
  });
  listen('compositionend', () => {
    composingField = null;
  });

  return {
    forget: stop,
    replay: async () => {
      stop();
      for (const repeat of inputs.values()) {
        repeat();
        // React renders the result in a microtask. After this pause the next input meets the page as the shopper saw
        // it.
        await Promise.resolve();
      }
    },
  };
}
