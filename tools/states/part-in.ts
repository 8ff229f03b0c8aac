/**
 * Returns the part of a component that a selector finds: the first visible element. Storybook's own elements in every
 * frame, such as the error page, come before the story and are hidden.
 */
export function partIn(page: Document, selector: string): Element | undefined {
  return [...page.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0);
}
