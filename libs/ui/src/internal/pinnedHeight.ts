/**
 * Returns a ref callback that keeps the height of a pinned element in a custom property, in whole px. Scroll paddings
 * read the property, so that a focused element does not scroll behind the pinned one.
 *
 * @param property the name of the custom property
 * @param ownerOf returns the element that carries the property, given the pinned element. @default the root element
 */
export const pinnedHeight =
  (
    property: `--${'header' | 'connection' | 'notices' | 'bar' | 'footer'}-height`,
    ownerOf = (_: HTMLElement) => document.documentElement,
  ) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const owner = ownerOf(element);
    const sizes = new ResizeObserver(([size]) => {
      // A header with a negative `top` slides up and leaves only its lower part pinned. That part is the height that
      // counts.
      const top = property === '--header-height' ? Math.min(0, parseFloat(getComputedStyle(element).top) || 0) : 0;
      // The layout rounds a height to the pixels of the screen, so it differs a little from the one in the style sheet.
      const height = `${Math.round(size!.borderBoxSize[0]!.blockSize + top)}px`;
      // Setting a property on the root restyles the whole page, even if the value is the same.
      if (getComputedStyle(owner).getPropertyValue(property) !== height) owner.style.setProperty(property, height);
    });
    sizes.observe(element, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      owner.style.removeProperty(property);
    };
  };
