import { policy, type Product, type ProductQuery } from '@niramaya/contract';
import type { Slip } from './typing-slips.ts';
import { wordsOf } from './words.ts';

const AMONG = 5;

/** How well a search answered. */
export interface Verdict {
  readonly slip: Slip;
  /** The title that was meant is among the first five. */
  readonly isNear: boolean;
  /** The first title found holds every word that was meant. */
  readonly holdsAll: boolean;
  /** What was found, best first. */
  readonly ids: readonly number[];
}

const query = (q: string): ProductQuery => ({ category: [], rating: [], id: [], q, _page: 1, _limit: policy.pageSize });

/** Asks every slip and judges the answers. */
export async function judgeSearch(
  slips: readonly Slip[],
  find: (query: ProductQuery) => Promise<readonly Product[]>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const slip of slips) {
    const found = await find(query(slip.typed));
    const first = wordsOf(found[0]?.title ?? '');
    verdicts.push({
      slip,
      isNear: found.slice(0, AMONG).some(({ title }) => title === slip.title),
      holdsAll: slip.meant.every((word) => first.includes(word)),
      ids: found.map(({ id }) => id),
    });
  }
  return verdicts;
}

/** The part of the verdicts, from 0 to 1, for which something holds. */
export const shareOf = (verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number =>
  verdicts.filter(holds).length / verdicts.length;
