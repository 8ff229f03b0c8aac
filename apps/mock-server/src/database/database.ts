import { productSchema, type Member, type PlainList, type Product } from '@niramaya/contract';
import type { Generated, Kysely, Transaction } from 'kysely';

export const productColumns = Object.keys(productSchema.shape) as (keyof Product)[];

export interface Tables {
  products: Product & {
    /** In title order, separated by spaces. */
    search_words: string;
  };
  list_records: {
    list: PlainList;
    position: number;
    record: string;
  };
  product_counts: { category: string; rating: number; n: number };
  words: { word: string };
  members: {
    id: Generated<number>;
    owner: string;
    name: string;
    /** JSON, because an age may be text or number. */
    age_json: string;
    gender: Member['gender'];
    /** Unique for each owner; null if the request that added the member had none. */
    idempotency_key: Generated<string | null>;
  };
  marks: { name: string; value: string };
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
  /** For reads in proportion to the catalogue, such as searches: they wait for one another, not `db` for them. */
  readonly slowReads: Kysely<Tables>;
  connections(): Record<'open' | 'idle' | 'waiting', number>;
  /** Never older than a write acknowledged before the call. */
  catalogueVersion(): CatalogueVersion | Promise<CatalogueVersion>;
  ping(): Promise<void>;
  /**
   * Executes a transaction. While another process holds SQLite's write lock, it waits up to 2 s without
   * blocking the event loop, then rejects with the error that `isLocked` recognises.
   */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
