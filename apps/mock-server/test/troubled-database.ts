import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** Every query fails with the fault. */
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
