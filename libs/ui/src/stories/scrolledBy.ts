/** Returns an empty element that is twice as tall as the window. */
function room(): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'flex: none; height: 200vh';
  return element;
}

/**
 * Runs `act`, such as a click on `control`, and returns by how many px the page, or the box `scroller`, has scrolled
 * meanwhile. The control has the focus and is at the upper edge of the window, with room above and below it. A browser
 * scrolls to a focused element at this place, because the header would cover it. So the result is 0 only if the focus
 * was moved without scrolling.
 */
export async function scrolledBy(
  control: HTMLElement,
  act: () => Promise<unknown>,
  scroller: HTMLElement = document.documentElement,
): Promise<number> {
  const isPage = scroller === document.documentElement;
  const content = isPage ? document.body : scroller;
  const rooms = [room(), room()] as const;
  content.prepend(rooms[0]);
  content.append(rooms[1]);
  // Otherwise the browser itself scrolls if content above the control changes its height.
  scroller.style.overflowAnchor = 'none';
  try {
    control.focus({ preventScroll: true });
    const edge = isPage ? 0 : scroller.getBoundingClientRect().top;
    scroller.scrollBy({ top: control.getBoundingClientRect().top - edge, behavior: 'instant' });
    const before = scroller.scrollTop;
    await act();
    return scroller.scrollTop - before;
  } finally {
    scroller.style.overflowAnchor = '';
    for (const element of rooms) element.remove();
  }
}
