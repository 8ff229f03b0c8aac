import type { Interpretation, Term } from '@niramaya/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Engine } from '../../database/database.ts';

/** Words are letters, marks and digits only. So a word cannot escape the quotes in either query language. */
const written: Record<Engine, (term: Term) => string> = {
  sqlite: ({ word, beginning }) => `"${word}"${beginning ? '*' : ''}`,
  postgres: ({ word, beginning }) => `'${word}'${beginning ? ':*' : ''}`,
};

const operators = { sqlite: { and: ' AND ', or: ' OR ' }, postgres: { and: ' & ', or: ' | ' } } as const;

/** An interpretation in the query language of the engine's word index. */
export type SearchExpression = string;

/** Builds a query for every word. The interpretation may let words be missing: one, or all but one. */
export function expressionOf(engine: Engine, { words, lacking }: Interpretation): SearchExpression {
  const { and, or } = operators[engine];
  const anyOf = words.map((word) => `(${word.anyOf.map(written[engine]).join(or)})`);
  if (lacking === 0) return anyOf.join(and);
  if (lacking === words.length - 1) return anyOf.join(or);
  return anyOf.map((_, left) => `(${anyOf.filter((_group, at) => at !== left).join(and)})`).join(or);
}

/** Returns the ids of the titles that match, from the word index alone if the engine can. */
export const hits = (engine: Engine, expression: SearchExpression): RawBuilder<{ id: number }> =>
  engine === 'sqlite'
    ? sql`(select rowid as id from product_words where product_words match ${expression})`
    : sql`(select id from products where ${matches(engine, expression)})`;

/** Whether the title of a product matches. Only here do the queries of the engines differ. */
export const matches = (engine: Engine, expression: SearchExpression): RawBuilder<SqlBool> =>
  engine === 'sqlite'
    ? sql<SqlBool>`products.id in ${hits(engine, expression)}`
    : sql<SqlBool>`products.search_vector @@ ${expression}::tsquery`;
