/** The carousel of that name. Found by its attributes: asking by role takes seconds on a screen of this size. */
export function carousel(canvasElement: HTMLElement, name: string): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>(`[role=group][aria-label="${name}"]`);
  if (!found) throw new Error(`There is no carousel "${name}"`);
  return found;
}

/** Each item of a carousel once, those off screen too and clones not. */
export function everyItem(canvasElement: HTMLElement, name: string): HTMLElement[] {
  const items = [...carousel(canvasElement, name).querySelectorAll<HTMLElement>('article')];
  return items.filter((item) => !item.closest('.slick-cloned'));
}

/** How many items of a carousel lie wholly on screen. */
export const onScreen = (canvasElement: HTMLElement, name: string): number =>
  [...carousel(canvasElement, name).querySelectorAll('article')].filter((item) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  }).length;
