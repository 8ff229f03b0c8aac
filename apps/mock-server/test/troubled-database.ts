import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** Returns the same database, but every query fails with the given fault. */
export function troubledDatabase(database: Database, fault: Error): Database {
  const failing: KyselyPlugin = {
    transformQuery: () => {
      throw fault;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const fail = () => Promise.reject(fault);
  return { ...database, db: database.db.withPlugin(failing), catalogueVersion: fail, ping: fail };
}
