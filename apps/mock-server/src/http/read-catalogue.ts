import type { Response } from 'express';
import type { Database } from '../database/database.ts';

/**
 * Stores the version of the catalogue on the primary, read after this request arrived. It stays unset if it could not
 * be read.
 */
export const noteVersion = (response: Response, version: string): void => {
  response.locals.catalogueVersion = version;
};

/**
 * Reads catalogue data for a response from the standby or from the primary. It uses the standby if the standby shows
 * the version that the primary showed when the request arrived. The data is never older than a write that was
 * acknowledged before.
 */
export async function readCatalogue<T>(
  database: Database,
  response: Response,
  read: (from: Database) => Promise<T>,
): Promise<T> {
  const version: unknown = response.locals.catalogueVersion;
  if (database.standby && typeof version === 'string') {
    const shown = await database.standby.read(version, (db) => read({ ...database, db }));
    if (shown) return shown.value;
  }
  return read(database);
}
