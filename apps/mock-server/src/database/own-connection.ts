import type pg from 'pg';

/** One connection for one purpose, held as long as it works: fetching it from a pool each time costs twice what a short query does. */
export interface OwnConnection {
  /** Callers see to it that there is one query at a time. */
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]>;
  end(): Promise<void>;
}

/** @param pool of one connection, which opens it when it is first needed and anew once it has failed */
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
        // The driver writes to what it is given.
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
