import type { Kysely } from 'kysely';
import type { Connections } from './connections.ts';
import type { Standby } from './standby.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** Two version texts. Each changes after every change of its data. */
export interface CatalogueVersion {
  /** Products, offers and top brands. */
  readonly catalogue: string;
  /** The vocabulary of the titles. */
  readonly words: string;
}

/** An open database. Only the migrations and the word index depend on the engine. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  connections(): Connections;
  /**
   * Returns the current version of the catalogue. It is read after the call, so it is never older than a write that was
   * acknowledged before. Data that is read afterwards is as new or newer.
   */
  catalogueVersion(): CatalogueVersion | Promise<CatalogueVersion>;
  /** The standby that follows this database, if one is set up. */
  readonly standby?: Standby;
  /** Resolves if the database responds, however busy its other connections are. */
  ping(): Promise<void>;
  /** Copies the database to a file while it is in use. An engine with its own process has its own tools for that. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}
