import { Kysely, PostgresDialect } from 'kysely';
import { elapsedMs } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Connections } from './connections.ts';
import { createPool, forQueries } from './postgres-pool.ts';
import type { Tables } from './tables.ts';
import { databaseTrouble } from './trouble.ts';

/** The results of the reads from the standby so far. */
export interface StandbyReads {
  readonly answered: number;
  /** The standby did not yet show what the primary shows. */
  readonly behind: number;
  readonly away: number;
}

/** A replica of the database, for reads of the catalogue only. */
export interface Standby {
  /**
   * Reads in one snapshot of one server, which shows exactly this version of the catalogue. It returns null if the
   * standby shows another version or is unreachable. The caller must then read from the primary.
   * @param version of the catalogue, read from the primary after the request arrived
   */
  read<T>(version: string, read: (db: Kysely<Tables>) => Promise<T>): Promise<{ readonly value: T } | null>;
  reads(): StandbyReads;
  connections(): Connections;
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 10;
/** The time limit of a read from the standby. The primary would have responded by then. */
const AT_ONCE_MS = 2_000;
/** How long a failed standby is not used. One request in five seconds waits for it, not every request. */
const REST_MS = 5_000;

class Behind extends Error {}

/** Prepares a standby and connects later, so that the shop starts even if the standby is unreachable. */
export function openStandby(url: string, logger: Logger): Standby {
  const pool = createPool({ url, max: MAX_CONNECTIONS, logger, withinMs: AT_ONCE_MS });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forQueries(pool) }) });
  const reads = { answered: 0, behind: 0, away: 0 };
  let restsUntil = Number.NEGATIVE_INFINITY;

  const inSnapshot = <T>(version: string, read: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const shown = await trx.selectFrom('catalogue_version').select('version').executeTakeFirst();
        if (String(shown?.version) !== version) throw new Behind();
        return read(trx);
      });

  return {
    async read(version, read) {
      if (elapsedMs() < restsUntil) return null;
      try {
        const value = await inSnapshot(version, read);
        reads.answered += 1;
        return { value };
      } catch (error) {
        if (error instanceof Behind) reads.behind += 1;
        else if (databaseTrouble(error) === 'none') throw error;
        else {
          reads.away += 1;
          if (elapsedMs() >= restsUntil)
            logger.warn({ err: error }, 'the standby does not answer, the primary is asked');
          restsUntil = elapsedMs() + REST_MS;
        }
        return null;
      }
    },
    reads: () => ({ ...reads }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
