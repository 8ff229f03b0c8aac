import { CompiledQuery, type Kysely } from 'kysely';

export const run = async <T>(db: Kysely<T>, statement: string): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw(statement));
};
