import type { Engine } from '../database/database.ts';
import { Lane } from './lane.ts';

/** The limits of a lane. A thousand requests at once are all served, as long as the queue moves. */
const waits = { waiting: 1_000, stuckMs: 2_000, withinMs: 10_000 };

/**
 * Creates one lane for each table that requests need, and one for searches. On PostgreSQL, all lanes together use no
 * more connections than the pool has. No request waits for a connection that another kind of request holds. The
 * embedded database has no connections, and no other process can hold a table.
 */
export function createLanes(engine: Engine) {
  const ofTable = (connections: number): Lane =>
    new Lane({ atOnce: engine === 'postgres' ? connections : Number.POSITIVE_INFINITY, ...waits });
  return {
    products: ofTable(3),
    offers: ofTable(1),
    brands: ofTable(1),
    members: ofTable(2),
    /** Searches keep the processor busy. On either engine, few run at once and few wait. */
    searches: new Lane({ atOnce: 2, waiting: 50, stuckMs: 2_000, withinMs: 2_000 }),
  };
}

export type Lanes = ReturnType<typeof createLanes>;
