import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** An open database. The engine matters to the migrations and to the word index alone. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}
