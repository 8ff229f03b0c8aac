import type { Check } from './checks.ts';
import type { Trace } from './trace.ts';

/** The data of a run that the Storybook page shows: for each row id, the passed checks that prove the row. */
export type Proofs = Readonly<Record<string, readonly Pick<Check, 'kind' | 'name'>[]>>;

/** Returns the proofs by row id. Rows without a proof have an empty list. */
export const proofsOf = ({ proofs }: Trace): Proofs =>
  Object.fromEntries([...proofs].map(([id, checks]) => [id, checks.map(({ kind, name }) => ({ kind, name }))]));
