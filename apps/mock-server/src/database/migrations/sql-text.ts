import { CompiledQuery, type Kysely } from 'kysely';

/** Runs one SQL statement as it is written, without parameters and without translation between engines. */
export const run = async <T>(db: Kysely<T>, statement: string): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw(statement));
};
