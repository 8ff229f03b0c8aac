/** Stores a pinned element's height, in px. */
export const pinnedHeight =
  (
    property: `--${'header' | 'notices' | 'bar' | 'footer'}-height`,
    ownerOf = (_: HTMLElement) => document.documentElement,
  ) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const { style } = ownerOf(element);
    const sizes = new ResizeObserver(([size]) => {
      // With a negative `top`, only the lower part sticks. Other styles are not read: the page's styles would compute
      // twice.
      const top = property === '--header-height' ? Math.min(0, parseFloat(getComputedStyle(element).top) || 0) : 0;
      style.setProperty(property, `${size!.borderBoxSize[0]!.blockSize + top}px`);
    });
    sizes.observe(element, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  };
