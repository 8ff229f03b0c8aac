import { waitFor } from 'storybook/test';

const isInWindow = (list: HTMLElement) => {
  const { top, bottom } = list.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

/**
 * Finds overflowing lists in the window that the user does not hold. Each becomes a carousel track once it is in sight.
 */
const plainLists = () =>
  [...document.querySelectorAll<HTMLElement>('[role=group][aria-roledescription] ul[role=list]')].filter(
    (list) =>
      isInWindow(list) && list.scrollWidth > list.clientWidth + 1 && !list.matches(':active, :focus-within, [inert] *'),
  );

/** Waits until every carousel in the window has become a track. */
export const tracksThere = () =>
  waitFor(() => {
    const names = plainLists().map((list) => list.closest('[aria-roledescription]')?.getAttribute('aria-label'));
    if (names.length > 0) throw new Error(`Still a plain list: ${names.join(', ')}.`);
  });
