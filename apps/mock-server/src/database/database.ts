import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The numbers of open connections, of idle ones, and of queries that wait for one. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export type Engine = 'sqlite' | 'postgres';

/** Two numbers. PostgreSQL returns them as text. Each changes with every change of its data. */
export interface CatalogueVersion {
  /** Products, offers and top brands. */
  readonly catalogue: number | string;
  /** The vocabulary of the titles. */
  readonly words: number | string;
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
  /** Resolves if the database responds, and if a later connection can read the data that is written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
