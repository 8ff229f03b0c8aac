import type { ReactElement } from 'react';

/** An example that is right or wrong, with the reason. */
interface Example {
  readonly element: ReactElement;
  readonly reason: string;
}

/** The anatomy of a component, and pairs of right and wrong examples. What opens over the page has no element here. */
export interface Guide {
  readonly anatomy: { readonly element?: ReactElement; readonly parts: readonly string[] };
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
