import { waitFor } from 'storybook/test';

const isInWindow = (list: HTMLElement) => {
  const { top, bottom } = list.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

/** Lists with more in them than is seen, and that nobody holds: each becomes a track as soon as it is in sight. */
const plainLists = () =>
  [...document.querySelectorAll<HTMLElement>('[role=group][aria-roledescription] ul[role=list]')].filter(
    (list) =>
      isInWindow(list) && list.scrollWidth > list.clientWidth + 1 && !list.matches(':active, :focus-within, [inert] *'),
  );

/** Waits until the carousels that have come into sight are what they will be. */
export const tracksThere = () =>
  waitFor(() => {
    const names = plainLists().map((list) => list.closest('[aria-roledescription]')?.getAttribute('aria-label'));
    if (names.length > 0) throw new Error(`Still a plain list: ${names.join(', ')}.`);
  });
