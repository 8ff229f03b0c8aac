import { productSchema, type Member, type PlainList, type Product } from '@niramaya/contract';
import type { Generated, Kysely, Transaction } from 'kysely';

/** The columns of `products` that are sent: the fields of a product of the list. */
export const productColumns = Object.keys(productSchema.shape) as (keyof Product)[];

/** The tables as Kysely's types. Both engines have the same. */
export interface Tables {
  products: Product & {
    /** The words of `indexedWords`, separated by spaces. */
    search_words: string;
    /** `CatalogueFacts` as JSON, of which `GET /products/:id` sends one language. Null if the shop has given none. */
    facts: Generated<string | null>;
  };
  /** The records of the plain lists. */
  list_records: {
    list: PlainList;
    position: number;
    /** The record as JSON. */
    record: string;
  };
  /** The number of products of each category and rating, which triggers keep. */
  product_counts: { category: string; rating: number; n: number };
  /** The vocabulary of the search. */
  words: { word: string };
  members: {
    id: Generated<number>;
    /**
     * The owner of the list: `user:` and the user id, `visitor:` and the SHA-256 of a guest's visitor id in base64url,
     * or `demo`.
     */
    owner: string;
    name: string;
    /** The age as JSON, because it may be a text or a number. */
    age_json: string;
    gender: Member['gender'];
    /** Unique for each owner. Null if the request that added the member had no key. */
    idempotency_key: Generated<string | null>;
  };
  /** Named values, such as the fingerprint of the demo data. */
  marks: { name: string; value: string };
}

/** The databases that the shop runs on. */
export type Engine = 'sqlite' | 'postgres';

/**
 * Two counters that triggers raise in the transaction of a change: `catalogue` for products and lists, `words` for the
 * vocabulary. PostgreSQL returns such numbers as text. Only a difference from the one before means something.
 */
export interface CatalogueVersion {
  readonly catalogue: number | string;
  readonly words: number | string;
}

/** An open database of either engine. */
export interface Database {
  readonly engine: Engine;
  /**
   * The connection for all reads except slow ones, and for writes of one statement. Such a write rejects at once while
   * another process holds SQLite's write lock, and it does not check the file of SQLite: call `ping` before it.
   */
  readonly db: Kysely<Tables>;
  /**
   * The connection for reads that take longer in a larger catalogue, such as searches. They wait for one another, and
   * `db` never for them.
   */
  readonly slowReads: Kysely<Tables>;
  /** Returns the number of connections that are open and idle, and of queries that wait for one. */
  connections(): Record<'open' | 'idle' | 'waiting', number>;
  /** Returns a version that is never older than a write acknowledged before the call. */
  catalogueVersion(): CatalogueVersion | Promise<CatalogueVersion>;
  /** Rejects if the database cannot be used, or if the file of SQLite was deleted or replaced. */
  ping(): Promise<void>;
  /**
   * Executes a transaction. While another process holds SQLite's write lock, it tries again for up to 2 s, and then
   * rejects with the error that `isLocked` recognises. It waits outside the event loop only after `openDatabase` has
   * set SQLite's `busy_timeout` to 0. Rejects like `ping` if the file of SQLite was deleted or replaced, because a
   * write to it would be lost.
   */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Closes all connections. */
  close(): Promise<void>;
}
