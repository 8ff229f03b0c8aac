import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** How an engine executes a statement. */
export interface Plan {
  /**
   * A line for each table, index or sort, such as 'Index Only Scan products_by_price'. A product's id is in two
   * indexes, the primary key and `products_by_id`; a line that uses either has `ids` in place of its name.
   */
  readonly steps: readonly string[];
  /** Pages of 8 kB that PostgreSQL read while it executed the statement; 0 on SQLite, which does not count them. */
  readonly pages: number;
}

/** Returns the statements that a piece of work executes. */
async function statementsOf(
  database: Database,
  work: (watched: Database) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const seen = new WeakMap<WeakKey, RootOperationNode>();
  const executed: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      seen.set(queryId, node);
      return node;
    },
    // A part of a statement is transformed too, but only the whole has a result.
    transformResult: ({ result, queryId }) => {
      const node = seen.get(queryId);
      if (node) executed.push(node);
      return Promise.resolve(result);
    },
  };
  await work({ ...database, db: database.db.withPlugin(watch), slowReads: database.slowReads.withPlugin(watch) });
  return executed.map((node) => database.db.getExecutor().compileQuery(node, createQueryId()));
}

interface ExplainNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly ExplainNode[];
}

const stepsOf = (node: ExplainNode): string[] => [
  [node['Node Type'], node['Index Name'] ?? node['Relation Name'] ?? []].flat().join(' '),
  ...(node.Plans ?? []).flatMap(stepsOf),
];

const withoutChoice = (step: string): string =>
  step.replace(
    /INTEGER PRIMARY KEY \(rowid=\?\)|COVERING INDEX products_by_id \(id=\?\)|products_(by_id|pkey)$/,
    'ids',
  );

async function planOf({ db, engine }: Database, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const explain = (how: string) => CompiledQuery.raw(`explain ${how} ${sql}`, [...parameters]);
  if (engine === 'sqlite') {
    const { rows } = await db.executeQuery<{ detail: string }>(explain('query plan'));
    return { steps: rows.map(({ detail }) => withoutChoice(detail)), pages: 0 };
  }
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: ExplainNode }] }>(
    explain('(analyze, buffers, timing off, format json)'),
  );
  const root = rows[0]!['QUERY PLAN'][0].Plan;
  return { steps: stepsOf(root).map(withoutChoice), pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'] };
}

/** Returns the plan of each statement that a piece of work executes, in their order. */
export async function plansOf(database: Database, work: (watched: Database) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const statement of await statementsOf(database, work)) plans.push(await planOf(database, statement));
  return plans;
}
