import type { Statements } from './sql-text.ts';

// Members that came without a key have null, and both engines allow any number of nulls in a unique index.
const statements = [
  'alter table members add column idempotency_key text',
  'create unique index members_by_idempotency_key on members (owner, idempotency_key)',
];

/** Remembers the idempotency key of each member for as long as the member is stored. */
export const idempotencyKeys: Statements = { sqlite: statements, postgres: statements };
