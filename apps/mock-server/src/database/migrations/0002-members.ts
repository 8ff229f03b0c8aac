import type { Statements } from './sql-text.ts';

/**
 * Returns the statements for the table of members. `identity` must be a kind of column that never reuses an id. The age
 * is stored as JSON, because a client may send it as text or as a number, and gets it back in the same form.
 */
const members = (identity: string): readonly string[] => [
  `create table members (id ${identity}, owner text not null, name text not null, age_json text not null, gender text not null)`,
  'create index members_by_owner on members (owner, id)',
];

/** Creates the table of the family members, each with the owner of its list. */
export const membersOfOwners: Statements = {
  sqlite: members('integer primary key autoincrement'),
  postgres: members('integer generated always as identity primary key'),
};
