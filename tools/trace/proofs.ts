import type { Check } from './checks.ts';
import type { Trace } from './trace.ts';

/** What is kept of a run for the page in Storybook: by the id of a row, the checks that passed and prove it. */
export type Proofs = Readonly<Record<string, readonly Pick<Check, 'kind' | 'name'>[]>>;

/** Rows that nothing proves are there with an empty list. */
export const proofsOf = ({ proofs }: Trace): Proofs =>
  Object.fromEntries([...proofs].map(([id, checks]) => [id, checks.map(({ kind, name }) => ({ kind, name }))]));
