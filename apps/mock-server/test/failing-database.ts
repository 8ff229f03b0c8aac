import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** Every query fails with `error`. */
export function failingDatabase(database: Database, error: Error): Database {
  const failing: KyselyPlugin = {
    transformQuery: () => {
      throw error;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const fail = () => Promise.reject(error);
  return { ...database, db: database.db.withPlugin(failing), catalogueVersion: fail, ping: fail };
}
