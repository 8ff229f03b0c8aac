import type { Kysely } from 'kysely';
import type { Standby } from './standby.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** How many connections there are, how many of them have nothing to do, and how many queries wait for one. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Two texts, each another one after every change of what it stands for. */
export interface CatalogueVersion {
  /** Products, offers and top brands. */
  readonly catalogue: string;
  /** The vocabulary of the titles. */
  readonly words: string;
}

/** An open database. The engine matters to the migrations and to the word index alone. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  connections(): Connections;
  /**
   * What the catalogue is now: read after the call, so never older than a write that was acknowledged before it. What is
   * read afterwards is as new as that or newer.
   */
  catalogueVersion(): CatalogueVersion | Promise<CatalogueVersion>;
  /** Follows it, where one is set up. */
  readonly standby?: Standby;
  /** Comes back where the database answers, however busy its other connections are. */
  ping(): Promise<void>;
  /** Copies it to a file while it is in use; an engine of its own process has means of its own for that. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}
