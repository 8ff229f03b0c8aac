/**
 * The part of a component that a selector means: the first that can be seen. What Storybook keeps for itself in every
 * frame, such as the page for errors, comes before the story and is hidden.
 */
export function partIn(page: Document, selector: string): Element | undefined {
  return [...page.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0);
}
