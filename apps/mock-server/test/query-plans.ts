import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** Returns the queries that a piece of work sends to the database. */
export async function queriesOf(
  database: Database,
  work: (watched: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const seen = new WeakMap<WeakKey, RootOperationNode>();
  const carriedOut: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    // The parts of a query also pass through here. Only a query that is carried out has a result.
    transformQuery: ({ node, queryId }) => {
      seen.set(queryId, node);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const node = seen.get(queryId);
      if (node) carriedOut.push(node);
      return Promise.resolve(result);
    },
  };
  await work({ ...database, db: database.db.withPlugin(watch) });
  const executor = database.db.getExecutor();
  return carriedOut.map((node) => executor.compileQuery(node, { queryId: 'planned' }));
}

/** Returns SQLite's plan of a query: one line for each table, index or sort that it uses. */
export async function sqlitePlan({ db }: Database, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  return rows.map(({ detail }) => detail);
}

interface ExplainNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly ExplainNode[];
}

/** One step of PostgreSQL's plan, as it was carried out. */
export interface PlanStep {
  /** Such as 'Index Only Scan products_by_price', 'Sort'. */
  readonly what: string;
  /** The rows that the step visited, including those that it then skipped. */
  readonly visited: number;
}

const stepsOf = (node: ExplainNode): PlanStep[] => [
  {
    what: [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' '),
    visited: Math.round((node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']),
  },
  ...(node.Plans ?? []).flatMap(stepsOf),
];

/** Returns PostgreSQL's plan of a query, with the number of rows that each step visits. It carries out the query. */
export async function postgresPlan({ db }: Database, { sql, parameters }: CompiledQuery): Promise<PlanStep[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: ExplainNode }[] }>(
    CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]),
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)));
}
