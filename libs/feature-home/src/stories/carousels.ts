/**
 * Returns the carousel with that name. It uses an attribute selector, because a query by role takes seconds on this
 * screen.
 */
export function carousel(canvasElement: HTMLElement, name: string): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>(`[role=group][aria-label="${name}"]`);
  if (!found) throw new Error(`There is no carousel "${name}"`);
  return found;
}

/** Returns each item of a carousel once, including items off screen but no clones. */
export function everyItem(canvasElement: HTMLElement, name: string): HTMLElement[] {
  const items = [...carousel(canvasElement, name).querySelectorAll<HTMLElement>('article')];
  return items.filter((item) => !item.closest('.slick-cloned'));
}

/** Returns how many items of a carousel are completely on screen. */
export const onScreen = (canvasElement: HTMLElement, name: string): number =>
  [...carousel(canvasElement, name).querySelectorAll('article')].filter((item) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  }).length;
