import type { Check } from './checks.ts';
import type { Requirement } from './requirements.ts';

export interface Trace {
  readonly requirements: readonly Requirement[];
  /** The checks of each row that passed or that the full tier runs. */
  readonly proofs: ReadonlyMap<string, readonly Check[]>;
  /** One sentence for each fault; empty if there is none. */
  readonly faults: readonly string[];
}

/** The most rows that a check may name. With more rows it proves too little about each. */
const mostIds = 5;

/**
 * Compares the checks that ran with the rows of the contract.
 * @param readings further ids that a check may name without proving a row
 */
export function trace(
  requirements: readonly Requirement[],
  checks: readonly Check[],
  readings: readonly string[] = [],
): Trace {
  const known = new Set([...requirements.map(({ id }) => id), ...readings]);
  const proofs = new Map<string, Check[]>(requirements.map(({ id }) => [id, []]));
  const faults: string[] = [];

  for (const check of checks) {
    for (const id of check.ids) {
      if (!known.has(id)) faults.push(`${check.name} names ${id}, which is no row of the contract.`);
    }
    if (check.ids.length > mostIds)
      faults.push(`${check.name} names ${check.ids.length} rows; ${mostIds} are the most.`);
    if (check.ids.length > 0 && check.status === 'skipped') faults.push(`${check.name} names rows and was skipped.`);
    if (check.status === 'passed' || check.status === 'listed') check.ids.forEach((id) => proofs.get(id)?.push(check));
  }
  for (const { id, text } of requirements) {
    if (proofs.get(id)?.length === 0) faults.push(`${id} has no passing check: ${text}`);
  }
  return { requirements, proofs, faults };
}

export interface AreaCoverage {
  readonly area: string;
  readonly rows: number;
  readonly proved: number;
}

/** Counts the rows of each area that have a passing check, in the order of the contract. */
export function coverage({ requirements, proofs }: Trace): AreaCoverage[] {
  const areas = new Map<string, { rows: number; proved: number }>();
  for (const { id, area } of requirements) {
    const held = areas.get(area) ?? { rows: 0, proved: 0 };
    areas.set(area, { rows: held.rows + 1, proved: held.proved + (proofs.get(id)?.length ? 1 : 0) });
  }
  return [...areas].map(([area, counts]) => ({ area, ...counts }));
}
