import type { Interpretation, Term } from '@niramaya/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Engine } from '../../database/database.ts';

// Words hold only letters, marks and digits: no query syntax.
const written: Record<Engine, (term: Term) => string> = {
  sqlite: ({ word, beginning }) => `"${word}"${beginning ? '*' : ''}`,
  postgres: ({ word, beginning }) => `'${word}'${beginning ? ':*' : ''}`,
};

const operators = { sqlite: { and: ' AND ', or: ' OR ' }, postgres: { and: ' & ', or: ' | ' } } as const;

/** Returns the search expression; `lacking` words may be missing. */
export function expressionOf(engine: Engine, { words, lacking }: Interpretation): string {
  const { and, or } = operators[engine];
  const anyOf = words.map((word) => `(${word.anyOf.map(written[engine]).join(or)})`);
  if (lacking === 0) return anyOf.join(and);
  if (lacking === words.length - 1) return anyOf.join(or);
  return anyOf.map((_, left) => `(${anyOf.filter((_group, at) => at !== left).join(and)})`).join(or);
}

export const hits = (engine: Engine, expression: string): RawBuilder<{ id: number }> =>
  engine === 'sqlite'
    ? sql`(select rowid as id from product_words where product_words match ${expression})`
    : sql`(select id from products where ${matches(engine, expression)})`;

export const matches = (engine: Engine, expression: string): RawBuilder<SqlBool> =>
  engine === 'sqlite'
    ? sql<SqlBool>`products.id in ${hits(engine, expression)}`
    : sql<SqlBool>`products.search_vector @@ ${expression}::tsquery`;
