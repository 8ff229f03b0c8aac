import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
// The variant of the cards that is measured: see forms.ts.
import { Cards } from 'virtual:cards';
import { Frame } from './cards.tsx';

interface Hydrated {
  /** The time from the call until React has hydrated the last element, in ms. */
  readonly ms: number;
  readonly unmount: () => void;
}

declare global {
  interface Window {
    /** Hydrates the cards in the container. */
    hydrateCards: (container: Element) => Promise<Hydrated>;
    /** Renders the cards into an empty container, to compare them with the HTML of the server. */
    renderCards: (container: Element) => Promise<void>;
  }
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

const cardsThen = (onCommit: () => void) => (
  <Committed onCommit={onCommit}>
    <Frame>
      <Cards />
    </Frame>
  </Committed>
);

window.hydrateCards = (container) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const root = hydrateRoot(
      container,
      cardsThen(() => resolve({ ms: performance.now() - start, unmount: () => root.unmount() })),
      { onRecoverableError: reject },
    );
  });

window.renderCards = (container) =>
  new Promise((resolve) => {
    createRoot(container).render(cardsThen(resolve));
  });
