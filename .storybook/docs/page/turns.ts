/** How many frames load at once: each is a whole page. */
const most = 4;
/** ms. What has not settled by then does not hold up the next. */
const patience = 8_000;

interface Waiting {
  readonly element: Element;
  readonly start: () => void;
}

const waiting = new Set<Waiting>();
let loading = 0;

/** px from the middle of the window; what is on the screen comes before what is near it. */
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
 * Waits until a frame may load: several do side by side, that which is nearest to the middle of the window first.
 * @param start told when it may; the turn is over when what it returns is
 * @returns gives the place up
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
  // Others that come near at the same moment are to be compared with it.
  queueMicrotask(startNext);
  return () => waiting.delete(turn);
}
