import { Lane } from './lane.ts';

/** Longer than a page takes while a thousand others are asked for, shorter than a shopper's patience. */
const waits = { waiting: 1_000, withinMs: 2_000 };

/**
 * One lane for each table that requests need, and one for searches. Together they take as many connections as the pool
 * has, so that nobody waits for a connection that another kind of request holds.
 */
export const createLanes = () => ({
  products: new Lane({ atOnce: 4, ...waits }),
  /** They keep the processor busy: few at once, and few that wait. */
  searches: new Lane({ atOnce: 2, waiting: 50, withinMs: 2_000 }),
  offers: new Lane({ atOnce: 1, ...waits }),
  brands: new Lane({ atOnce: 1, ...waits }),
  members: new Lane({ atOnce: 2, ...waits }),
});

export type Lanes = ReturnType<typeof createLanes>;
