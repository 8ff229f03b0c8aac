import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
// The form of the cards that is measured: see forms.ts.
import { Cards } from 'virtual:cards';
import { Frame } from './cards.tsx';

interface Hydrated {
  /** From the call until the last element is React's, in ms. */
  readonly ms: number;
  readonly unmount: () => void;
}

declare global {
  interface Window {
    /** Hydrates the cards that the element holds. */
    hydrateCards: (container: Element) => Promise<Hydrated>;
    /** Renders them into an empty element, to be compared with what the server has sent. */
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
