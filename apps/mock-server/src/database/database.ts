import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export type Engine = 'sqlite' | 'postgres';

/** PostgreSQL returns text. */
export interface CatalogueVersion {
  readonly catalogue: number | string;
  readonly words: number | string;
}

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  connections(): Connections;
  /** Never older than a write acknowledged before the call. */
  catalogueVersion(): CatalogueVersion | Promise<CatalogueVersion>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
