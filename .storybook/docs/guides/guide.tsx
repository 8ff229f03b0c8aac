import type { Part } from '@niramaya/ui/stories';
import type { ReactElement } from 'react';

/** An example that is right or wrong, with the reason. */
interface Example {
  readonly element: ReactElement;
  readonly reason: string;
}

/**
 * The anatomy of a component, and pairs of right and wrong examples. A component that opens over the page has no
 * element here: the screenshot of its story `Parts` shows it.
 */
export interface Guide {
  readonly anatomy: { readonly element?: ReactElement; readonly parts: readonly Part[] };
  readonly pairs: readonly (readonly [right: Example, wrong: Example])[];
}

/** The callback of the examples, which do nothing. */
export const ignore = () => undefined;

/** Places two elements next to each other. */
export const Row = ({ of }: { of: readonly [ReactElement, ReactElement] }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {of[0]}
    {of[1]}
  </div>
);
