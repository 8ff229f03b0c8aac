import type { Engine } from '../database/database.ts';
import { Lane } from './lane.ts';

/** Longer than a page takes while a thousand others are asked for, shorter than a shopper's patience. */
const waits = { waiting: 1_000, withinMs: 2_000 };

/**
 * One lane for each table that requests need, and one for searches. On PostgreSQL they take together as many connections
 * as the pool has, so that nobody waits for a connection that another kind of request holds. The embedded database has
 * no connections, and nobody else who could hold a table.
 */
export function createLanes(engine: Engine) {
  const ofTable = (connections: number): Lane =>
    new Lane({ atOnce: engine === 'postgres' ? connections : Number.POSITIVE_INFINITY, ...waits });
  return {
    products: ofTable(4),
    offers: ofTable(1),
    brands: ofTable(1),
    members: ofTable(2),
    /** They keep the processor busy: few at once on either engine, and few that wait. */
    searches: new Lane({ atOnce: 2, waiting: 50, withinMs: 2_000 }),
  };
}

export type Lanes = ReturnType<typeof createLanes>;
