/** Marks a button that was pressed and waits for hydration. `index.html` has its style. */
const PRESSED = 'data-pressed-early';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Radio buttons of one group are one control, because only one of them stays chosen. */
const controlOf = (field: Field) => (field.type === 'radio' && field.name ? `radio ${field.name}` : field);

/** Lets React hydrate the Suspense boundary of a field at once, as it does for every discrete event. Nothing handles this one. */
const hydrate = (field: Field) => field.dispatchEvent(new Event('pointercancel', { bubbles: true }));

/** A click on a field that already has the wanted state would take it back, so the field gets the other state first. */
function choose(field: HTMLInputElement, checked: boolean) {
  if (field.checked === checked) field.checked = !checked;
  field.click();
}

/**
 * React compares a new value with the last value that it saw, through a setter on the element itself. The setter of the
 * prototype is the one that React does not see, so React takes the value for new.
 */
function fill(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  field.value = '';
  setter?.call(field, value);
  // Email fields have no selection.
  if (selectionStart !== null && 'setSelectionRange' in field) field.setSelectionRange(selectionStart, selectionEnd);
  // React reads a text at `input`, and the choice of a select element at `change`.
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Returns the query of the address with the language of a link. A prerendered link has the language alone. */
function inOtherLanguage(query: string, ofLink: string) {
  const search = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(ofLink)) search.set(name, value);
  return `${search}`;
}

/**
 * Records the input on a prerendered page before React listens, and keeps its events from React: clicks on buttons,
 * ticks, choices, typed text, Enter in a field, and submits. The fields show ticks, choices and text at once. Clicks
 * and submits are kept from the browser too. Links are left alone; they open as documents, also in a new tab. A link to
 * another language gets the query of the address first. A button that was pressed has `aria-busy` and
 * `data-pressed-early`, and counts once.
 *
 * React 19.3 leaves a field alone that was changed before hydration (https://github.com/facebook/react/issues/12955). It
 * can send the missing change events behind the flag `enableHydrationChangeEvent`
 * (https://github.com/facebook/react/pull/33129), which no release turns on. When one does, only the clicks are left to
 * this file; look by 1 June 2027.
 *
 * @returns `replay`, which does everything again in its order, where the last use of each control counts, and `forget`.
 * Each of them ends the recording.
 */
export function recordEarlyInput() {
  const recording = new AbortController();
  const inputs = new Map<unknown, () => void>();
  let composed: EventTarget | null = null;

  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true, signal: recording.signal });

  /**
   * The last use of a control counts, at its own place in the order: a press comes after the fields changed before it.
   */
  const addLast = (control: unknown, repeat: () => void) => {
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
    if (link) link.search = inOtherLanguage(location.search, link.search);
    const button = target.closest('button');
    // Safari before 18.2 sends a click for the middle button too, which presses no button.
    if (!button || event.button !== 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute(PRESSED, '');
    button.setAttribute('aria-busy', 'true');
    addLast(button, () => button.click());
  });

  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopImmediatePropagation();
    addLast(form, () => form.requestSubmit?.());
  });

  listen('input', (event) => {
    const field = event.target as Field;
    event.stopImmediatePropagation();
    const { value } = field;
    const isChecked = isChoice(field) && field.checked;
    const control = controlOf(field);
    addLast(control, () => {
      hydrate(field);
      if (isChoice(field)) choose(field, isChecked);
      // A composition that goes on sends its own event at its end.
      else if (composed !== field) fill(field, value);
    });
  });

  listen('change', (event) => event.stopImmediatePropagation());

  listen('keydown', (event) => {
    const field = event.target as Field;
    // In a form, Enter clicks the button of the form. Safari ends a composition with the key code 229.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229 || field.form !== null) return;
    // Otherwise React would act on it if the field is hydrated before the screen, and again at the replay.
    event.stopImmediatePropagation();
    addLast('Enter', () => {
      hydrate(field);
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
  });

  listen('compositionstart', ({ target }) => {
    composed = target;
  });
  listen('compositionend', () => {
    composed = null;
  });

  return {
    forget: stop,
    replay: async () => {
      stop();
      for (const repeat of inputs.values()) {
        repeat();
        // React renders the result in a microtask, so the next input meets the page that the shopper saw.
        await Promise.resolve();
      }
    },
  };
}
