import { CompiledQuery, type Kysely } from 'kysely';

/** Runs one statement as it is written, with no parameters and no translation between engines. */
export const run = async <T>(db: Kysely<T>, statement: string): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw(statement));
};
