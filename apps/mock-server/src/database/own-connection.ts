import type pg from 'pg';

/**
 * One connection for one purpose, held as long as it works. To fetch it from a pool each time costs twice as much as a
 * short query.
 */
export interface OwnConnection {
  /** Callers must run only one query at a time. */
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]>;
  end(): Promise<void>;
}

/** @param pool a pool of one connection; it connects at first use, and again after a failure */
export function ownConnection(pool: pg.Pool): OwnConnection {
  let held: pg.PoolClient | undefined;

  const letGo = (client: pg.PoolClient): void => {
    if (held !== client) return;
    held = undefined;
    client.release(true);
  };

  const connection = async (): Promise<pg.PoolClient> => {
    if (held) return held;
    const client = await pool.connect();
    client.once('error', () => letGo(client));
    held = client;
    return client;
  };

  return {
    query: async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => {
      const client = await connection();
      try {
        // A copy, because the driver writes to its argument.
        return (await client.query<Row>({ ...query })).rows;
      } catch (error) {
        letGo(client);
        throw error;
      }
    },
    end: () => {
      if (held) letGo(held);
      return pool.end();
    },
  };
}
