import type { Response } from 'express';
import type { Database } from '../database/database.ts';

/** What the catalogue was, on the primary, after this request had come; unset where it could not be read. */
export const noteVersion = (response: Response, version: string): void => {
  response.locals.catalogueVersion = version;
};

/**
 * Reads for an answer of the catalogue: from the standby where there is one that shows what the primary showed when the
 * request came, otherwise from the primary. Never older than what was acknowledged before.
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
