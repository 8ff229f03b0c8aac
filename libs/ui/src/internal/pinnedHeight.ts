/**
 * Returns a ref callback that stores the height of a pinned element, in px, in a custom property. `globalCss` and the
 * overlays use the properties as scroll padding, so that pinned elements cover no focused element.
 * @param ownerOf returns the element that has the property; the document by default
 */
export const pinnedHeight =
  (
    property: `--${'header' | 'notices' | 'bar' | 'footer'}-height`,
    ownerOf = (_: HTMLElement) => document.documentElement,
  ) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const { style } = ownerOf(element);
    const sizes = new ResizeObserver(([size]) => {
      // With a negative `top`, only the lower part of a header sticks. Other elements do not read their style here:
      // after the property of another element has changed, the browser would compute the styles of the whole page twice.
      const top = property === '--header-height' ? Math.min(0, parseFloat(getComputedStyle(element).top) || 0) : 0;
      style.setProperty(property, `${size!.borderBoxSize[0]!.blockSize + top}px`);
    });
    sizes.observe(element, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  };
