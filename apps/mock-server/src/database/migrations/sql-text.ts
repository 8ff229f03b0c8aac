import { CompiledQuery, type Kysely } from 'kysely';
import type { Engine } from '../database.ts';

/** The statements of a migration for each engine, in the order in which they run. */
export type Statements = Readonly<Record<Engine, readonly string[]>>;

/** Executes the statements in order. */
export async function run<T>(db: Kysely<T>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
}
