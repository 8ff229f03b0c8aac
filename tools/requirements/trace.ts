import { marked, type Tokens } from 'marked';

/** A test or story as a report lists it. */
export interface Check {
  readonly name: string;
  /** The id of a story, with which Storybook opens it. */
  readonly story?: string;
  /**
   * The ids of the requirements that it proves: those at the beginning of the title of a test or of its suite, or in
   * `parameters.requirements` of a story.
   */
  readonly ids: readonly string[];
  /** True if the check has passed, or if it was listed from the sources because there is no report of its run. */
  readonly proves: boolean;
}

const maxIdsPerCheck = 5;

/** Returns the ids at the beginning of a title, such as `[CART-05 CART-06] minus stops at one`. */
export const idsOfTitle = (title: string): string[] =>
  /^\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]/.exec(title)?.[1]?.split(' ') ?? [];

/** `Row` is a row of `docs/requirements.md`. */
export interface Row {
  readonly id: string;
  /** The heading above the row, such as 'CART: Cart screen (/cart)'. */
  readonly section: string;
  /** The text of the requirement is Markdown. */
  readonly text: string;
  /** The texts that the row fixes byte for byte, without their quotes. */
  readonly exact: readonly string[];
  /** True for AMB rows (decided ambiguities) and FIX rows (fixed content), which explain other rows. */
  readonly isExplanation: boolean;
}

/** A line of a table: the text of each cell by the heading of its column. */
type Line = Readonly<Record<string, string>>;

/** Returns the lines of all tables with the heading of level 2 above each. */
function readLines(markdown: string): { section: string; line: Line }[] {
  let section = '';
  return marked.lexer(markdown).flatMap((token) => {
    if (token.type === 'heading' && token.depth === 2) section = (token as Tokens.Heading).text;
    if (token.type !== 'table') return [];
    const { header, rows } = token as Tokens.Table;
    return rows.map((cells) => ({
      section,
      line: Object.fromEntries(header.map(({ text }, at) => [text, cells[at]?.text ?? ''])),
    }));
  });
}

/** Returns all rows of the contract in their order. Throws if an id occurs twice. */
export function readContract(markdown: string): Row[] {
  const lines = readLines(markdown);
  // Only the table of exact strings has the columns `string`, a text in quotes, and `rows`, the ids that fix it.
  const exactOf = (id: string) =>
    lines.flatMap(({ line }) => (line.string && line.rows?.split(', ').includes(id) ? [line.string.slice(1, -1)] : []));
  const rows = lines.flatMap(({ section, line }): Row[] => {
    const { id, requirement, statements, content } = line;
    if (id === undefined) return [];
    const text = requirement ?? statements ?? content ?? '';
    return [{ id, section, text, exact: exactOf(id), isExplanation: requirement === undefined }];
  });
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`The row ${id} stands twice in the requirements.`);
    seen.add(id);
  }
  return rows;
}

/** A test or story that proves a row. */
export type Proof = Pick<Check, 'name' | 'story'>;

/** The tests of each row by its id. A row without a test is missing. */
export type Proofs = Readonly<Record<string, readonly Proof[]>>;

/** Returns the tests of each row that have passed, or that are listed. */
export function proofsOf(checks: readonly Check[]): Proofs {
  const proofs: Record<string, Proof[]> = {};
  for (const { name, story, ids, proves } of checks)
    if (proves)
      for (const id of new Set(ids)) (proofs[id] ??= []).push(story === undefined ? { name } : { name, story });
  return proofs;
}

/** Returns the rows by section. */
export const bySection = (rows: readonly Row[]): [string, Row[]][] =>
  [...new Set(rows.map(({ section }) => section))].map((section) => [
    section,
    rows.filter((row) => row.section === section),
  ]);

/** Returns the rows whose id, text, exact texts or tests contain the searched text, in upper or lower case. */
export function findRows(rows: readonly Row[], proofs: Proofs, searched: string): Row[] {
  const wanted = searched.trim().toLowerCase();
  return rows.filter(({ id, text, exact }) =>
    [id, text, ...exact, ...(proofs[id] ?? []).map(({ name }) => name)].some((part) =>
      part.toLowerCase().includes(wanted),
    ),
  );
}

/** Returns a sentence with the number of requirements, and of those with and without a test. */
export function countOf(rows: readonly Row[], proofs: Proofs): string {
  const requirements = rows.filter(({ isExplanation }) => !isExplanation);
  const proved = requirements.filter(({ id }) => proofs[id]).length;
  return `${requirements.length} rows: ${proved} with a test, ${requirements.length - proved} without.`;
}

/** Returns the contract as text: each section with its rows, and the tests below each row. */
export function printTrace(rows: readonly Row[], proofs: Proofs): string {
  const linesOf = ({ id, text, isExplanation }: Row): string[] => [
    `  ${id} ${text}`,
    ...(proofs[id]?.map(({ name }) => `    ${name}`) ?? (isExplanation ? [] : ['    no test'])),
  ];
  const sections = bySection(rows).map(([section, own]) => [section, ...own.flatMap(linesOf)].join('\n'));
  return [...sections, countOf(rows, proofs)].join('\n\n');
}

/**
 * Returns one sentence for each requirement without a passing check, for each id in a check that is no row, and for
 * each check that names more than `maxIdsPerCheck` rows. AMB and FIX rows need no check of their own.
 */
export function violationsOf(markdown: string, checks: readonly Check[]): string[] {
  const contract = readContract(markdown);
  const all = new Set(contract.map(({ id }) => id));
  const proved = new Set(checks.filter(({ proves }) => proves).flatMap(({ ids }) => ids));
  return [
    ...contract
      .filter(({ id, isExplanation }) => !isExplanation && !proved.has(id))
      .map(({ id }) => `${id} has no passing check.`),
    ...checks.flatMap(({ name, ids }) => [
      ...ids.filter((id) => !all.has(id)).map((id) => `${name} names ${id}, which is no row.`),
      ...(ids.length > maxIdsPerCheck ? [`${name} names ${ids.length} rows; ${maxIdsPerCheck} are the most.`] : []),
    ]),
  ];
}
