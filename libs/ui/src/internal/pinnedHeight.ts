/** Stores a pinned element's height, in px. */
export const pinnedHeight =
  (
    property: `--${'header' | 'notices' | 'bar' | 'footer'}-height`,
    ownerOf = (_: HTMLElement) => document.documentElement,
  ) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const owner = ownerOf(element);
    const sizes = new ResizeObserver(([size]) => {
      // With a negative `top`, only the lower part sticks.
      const top = property === '--header-height' ? Math.min(0, parseFloat(getComputedStyle(element).top) || 0) : 0;
      const height = `${size!.borderBoxSize[0]!.blockSize + top}px`;
      // Setting it restyles the whole page, even to the same value.
      if (getComputedStyle(owner).getPropertyValue(property) !== height) owner.style.setProperty(property, height);
    });
    sizes.observe(element, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      owner.style.removeProperty(property);
    };
  };
