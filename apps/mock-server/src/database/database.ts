import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** How many connections there are, how many of them have nothing to do, and how many queries wait for one. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database. The engine matters to the migrations and to the word index alone. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  connections(): Connections;
  /** Another number after each change; only where no other process can change it. */
  version?(): number;
  /** Copies it to a file while it is in use; an engine of its own process has means of its own for that. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}
