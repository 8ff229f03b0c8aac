/** How many frames load at once: each is a whole page. */
const most = 4;
/** ms. A frame that has not settled by then no longer delays the next. */
const patience = 8_000;

interface Waiting {
  readonly element: Element;
  readonly start: () => void;
}

const waiting = new Set<Waiting>();
let loading = 0;

/** The distance in px from the middle of the window. Frames on the screen load before frames near it. */
function distance({ element }: Waiting): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - window.innerHeight / 2);
}

function startNext() {
  while (loading < most && waiting.size > 0) {
    const [next] = [...waiting].toSorted((one, other) => distance(one) - distance(other));
    if (!next) return;
    waiting.delete(next);
    loading += 1;
    next.start();
  }
}

/**
 * Waits until a frame may load. Several frames load at once, and the frame nearest to the middle of the window is
 * first.
 * @param start called when the frame may load; the turn ends when its promise settles
 * @returns a function that cancels the turn
 */
export function takeTurn(element: Element, start: () => Promise<void>): () => void {
  const turn: Waiting = {
    element,
    start: () => {
      const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
      void Promise.race([start(), tooLong]).finally(() => {
        loading -= 1;
        startNext();
      });
    },
  };
  waiting.add(turn);
  // Waits for a microtask, to compare the frame with others that come near at the same moment.
  queueMicrotask(startNext);
  return () => waiting.delete(turn);
}
