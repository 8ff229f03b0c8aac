import { policy, wordsInOrder, type Product, type ProductQuery } from '@niramaya/contract';
import type { Slip } from './typing-slips.ts';

const AMONG = 5;

export interface Verdict {
  readonly slip: Slip;
  /** The intended title is among the first five. */
  readonly isNear: boolean;
  readonly holdsAll: boolean;
  /** The ids found, best first. */
  readonly ids: readonly number[];
}

const query = (q: string): ProductQuery => ({ category: [], rating: [], id: [], q, _page: 1, _limit: policy.pageSize });

export async function judgeSearch(
  slips: readonly Slip[],
  find: (query: ProductQuery) => Promise<readonly Product[]>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const slip of slips) {
    const found = await find(query(slip.typed));
    const first = wordsInOrder(found[0]?.title ?? '');
    verdicts.push({
      slip,
      isNear: found.slice(0, AMONG).some(({ title }) => title === slip.title),
      holdsAll: slip.meant.every((word) => first.includes(word)),
      ids: found.map(({ id }) => id),
    });
  }
  return verdicts;
}

/** From 0 to 1. */
export const shareOf = (verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number =>
  verdicts.filter(holds).length / verdicts.length;
