/** An element, or the instance that React gives to `<Fragment ref>`: its `focus` goes to the first control inside. */
interface FocusTarget {
  readonly focus?: () => void;
}

/**
 * A ref callback that gives the focus to an element as soon as it is on the page, as in `<Button ref={focusOnMount}>`.
 *
 * It is for content that takes the place of the control that the shopper has just used: a question in place of the
 * button that asks it, a message of success in place of the form that was sent. Browsers drop the focus of an element
 * that they remove, and a shopper with a keyboard or a screen reader would start again at the top of the page. A
 * component that also mounts without such a click passes `null` as the ref then.
 */
export const focusOnMount = (target: FocusTarget | null): void => target?.focus?.();

/**
 * Moves the focus to an element that stays on the page, because the control that the shopper has just used disappears
 * with its own click. Otherwise the focus would be lost, as `focusOnMount` explains.
 *
 * @param target The element that says what has happened, or the nearest heading or region. It needs a `tabIndex` unless
 *   it is a control: `-1` keeps it out of the Tab order. Nothing happens for null or undefined.
 * @param options `preventScroll` keeps the page from scrolling to a target that may be out of sight.
 */
export function moveFocusFromRemoved(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  target?.focus(options);
}
