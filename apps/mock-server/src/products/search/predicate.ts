import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Engine } from '../../database/database.ts';
import type { Interpretation, Term } from './interpret.ts';

/** Words are letters, marks and digits only, so neither query language can be reached from within the quotes. */
const written: Record<Engine, (term: Term) => string> = {
  sqlite: ({ word, beginning }) => `"${word}"${beginning ? '*' : ''}`,
  postgres: ({ word, beginning }) => `'${word}'${beginning ? ':*' : ''}`,
};

const operators = { sqlite: { and: ' AND ', or: ' OR ' }, postgres: { and: ' & ', or: ' | ' } } as const;

const anyOf = (engine: Engine, terms: readonly Term[]): string =>
  `(${terms.map(written[engine]).join(operators[engine].or)})`;

/** The one place where the engines differ in what they are asked: the ids of the titles that fit, from the word index. */
const idsOf = (engine: Engine, expression: string): RawBuilder<{ id: number }> =>
  engine === 'sqlite'
    ? sql`(select rowid as id from product_words where product_words match ${expression})`
    : sql`(select id from products where array_to_tsvector(string_to_array(search_words, ' ')) @@ ${expression}::tsquery)`;

const isOneOf = (engine: Engine, expression: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`products.id in ${idsOf(engine, expression)}`;

function expressionOf(engine: Engine, { words, every }: Interpretation): string {
  const groups = words.map((word) => anyOf(engine, word.anyOf));
  return groups.join(every ? operators[engine].and : operators[engine].or);
}

/** The ids of the titles that fit the interpretation, as a source of rows that never touches the products themselves. */
export const hits = (engine: Engine, interpretation: Interpretation): RawBuilder<{ id: number }> =>
  idsOf(engine, expressionOf(engine, interpretation));

/** Whether a product's title fits the interpretation. */
export const matches = (engine: Engine, interpretation: Interpretation): RawBuilder<SqlBool> =>
  isOneOf(engine, expressionOf(engine, interpretation));

const point = (condition: RawBuilder<SqlBool>): RawBuilder<number> =>
  sql<number>`case when ${condition} then 1 else 0 end`;

/**
 * How well a title fits, for an `order by … desc`: a point for each word that is met by a favourite and, where one word is
 * enough, for each that is met at all. Null where all titles found fit equally: a bare constant is no order.
 */
export function score(engine: Engine, { words, every }: Interpretation): RawBuilder<number> | null {
  const favourites = words.flatMap((word) => (word.favourites.length > 0 ? [word.favourites] : []));
  const met = every ? [] : words.map((word) => word.anyOf);
  const points = [...favourites, ...met].map((terms) => point(isOneOf(engine, anyOf(engine, terms))));
  return points.length > 0 ? sql.join(points, sql` + `) : null;
}

/** Whether a title opens with the first word that was typed. */
export function opensWith({ words }: Interpretation): RawBuilder<number> {
  const first = words[0]?.favourites[0] ?? words[0]?.anyOf[0];
  return point(sql<SqlBool>`products.search_words like ${`${first?.word ?? ''}%`}`);
}
