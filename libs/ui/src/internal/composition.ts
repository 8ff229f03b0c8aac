/** The two properties of a keyboard event that identify an input method. */
interface Key {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * True for a key that belongs to an input method, as for Hindi, and that the page must not handle. Safari fires the
 * Enter that ends a composition after `compositionend`, and marks it only by the key code 229.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229;

/** True for a `beforeinput` event that an input method makes. Such an event cannot be cancelled. */
export const isComposed = ({ isComposing, inputType }: InputEvent): boolean =>
  isComposing || /composition/i.test(inputType);
