import { marked, type Tokens } from 'marked';

/** A check is a test or a story, as a report lists it. */
export interface Check {
  readonly name: string;
  /** The id of a story, with which Storybook opens it. */
  readonly story?: string;
  /**
   * The ids of the requirements that the check names: those at the beginning of the title of a test or of its suite, or
   * in `parameters.requirements` of a story.
   */
  readonly ids: readonly string[];
  /**
   * True if the check proves its requirements: it has passed, or there is no report of a run. Without a report every
   * check of the sources counts, so that the requirements can be listed with their checks before a run.
   */
  readonly isCounted: boolean;
}

/** A check that names more requirements than this is too coarse to prove each of them. */
const maxIdsPerCheck = 5;

/** Returns the ids at the beginning of a title, such as `[CART-05 CART-06] minus stops at one`. */
export const idsOfTitle = (title: string): string[] =>
  /^\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]/.exec(title)?.[1]?.split(' ') ?? [];

/** A row with an id in one of the tables of `docs/requirements.md`. */
export interface Requirement {
  readonly id: string;
  /** The heading above the table, such as 'CART: Cart screen (/cart)'. */
  readonly section: string;
  /** The requirement, in Markdown. */
  readonly text: string;
  /** The texts that the requirement fixes byte for byte, without their quotes. */
  readonly exact: readonly string[];
  /** True for AMB rows (decided ambiguities) and FIX rows (fixed content), which explain other rows. */
  readonly isExplanation: boolean;
}

/** A row of any table: the text of each cell by the heading of its column. */
type TableRow = Readonly<Record<string, string>>;

/** Returns the rows of all tables, each with the heading of level 2 above its table. */
function readTableRows(markdown: string): { section: string; row: TableRow }[] {
  const tableRows: { section: string; row: TableRow }[] = [];
  let section = '';
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2) section = (token as Tokens.Heading).text;
    if (token.type !== 'table') continue;
    const { header, rows } = token as Tokens.Table;
    for (const cells of rows) {
      const row = Object.fromEntries(header.map(({ text }, column) => [text, cells[column]?.text ?? '']));
      tableRows.push({ section, row });
    }
  }
  return tableRows;
}

/** Returns all requirements of the Markdown of `docs/requirements.md`, in their order. Throws if an id occurs twice. */
export function readRequirements(markdown: string): Requirement[] {
  const tableRows = readTableRows(markdown);
  // Only the table of exact strings has the columns `string`, a text in quotes, and `rows`, the ids that fix it.
  const exactStrings = tableRows.flatMap(({ row: { string: quoted, rows: idList } }) =>
    quoted ? [{ text: quoted.slice(1, -1), ids: idList?.split(', ') ?? [] }] : [],
  );
  const exactOf = (id: string) => exactStrings.filter(({ ids }) => ids.includes(id)).map(({ text }) => text);
  const requirements = tableRows.flatMap(({ section, row }): Requirement[] => {
    // The text of a requirement is in the column `requirement`, that of an AMB row in `statements`, and that of a FIX
    // row in `content`. AMB and FIX rows have no column `requirement`. Tables without ids, such as the list of areas,
    // have none of them.
    const { id, requirement, statements, content } = row;
    if (id === undefined) return [];
    const text = requirement ?? statements ?? content ?? '';
    return [{ id, section, text, exact: exactOf(id), isExplanation: requirement === undefined }];
  });
  const seen = new Set<string>();
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`The row ${id} occurs twice in the requirements.`);
    seen.add(id);
  }
  return requirements;
}

/** A check that proves a requirement. */
export type Proof = Pick<Check, 'name' | 'story'>;

/** The checks of each requirement by its id. A requirement without a check has no entry. */
export type Proofs = Readonly<Record<string, readonly Proof[]>>;

/** Returns the checks that count (`Check.isCounted`), by the requirements that they name. */
export function proofsOf(checks: readonly Check[]): Proofs {
  const proofs: Record<string, Proof[]> = {};
  for (const { name, story, ids, isCounted } of checks) {
    if (!isCounted) continue;
    // A check that is no story gets no property `story`. JSON has no `undefined`, so the proofs are the same after the
    // way through `reports/requirements.json`, which `main.ts` writes and Storybook reads.
    const proof = story === undefined ? { name } : { name, story };
    // A title may repeat an id.
    for (const id of new Set(ids)) {
      proofs[id] ??= [];
      proofs[id].push(proof);
    }
  }
  return proofs;
}

/** Returns the requirements by section. */
export const bySection = (requirements: readonly Requirement[]): [string, Requirement[]][] =>
  [...new Set(requirements.map(({ section }) => section))].map((section) => [
    section,
    requirements.filter((requirement) => requirement.section === section),
  ]);

/** Returns the requirements whose id, text, exact texts or checks contain the searched text, in upper or lower case. */
export function findRequirements(
  requirements: readonly Requirement[],
  proofs: Proofs,
  searched: string,
): Requirement[] {
  const wanted = searched.trim().toLowerCase();
  return requirements.filter(({ id, text, exact }) =>
    [id, text, ...exact, ...(proofs[id] ?? []).map(({ name }) => name)].some((part) =>
      part.toLowerCase().includes(wanted),
    ),
  );
}

/**
 * Returns a sentence with the number of requirements, and of those with and without a check that counts. Rows that
 * explain others do not count. The printed texts call every check a test, also a story.
 */
export function countSentence(requirements: readonly Requirement[], proofs: Proofs): string {
  const toProve = requirements.filter(({ isExplanation }) => !isExplanation);
  const provedCount = toProve.filter(({ id }) => proofs[id]).length;
  return `${toProve.length} requirements: ${provedCount} with a test, ${toProve.length - provedCount} without.`;
}

/**
 * Returns the requirements as text: each section with its rows, the checks below each row, and at the end
 * `countSentence`.
 */
export function traceText(requirements: readonly Requirement[], proofs: Proofs): string {
  const linesOf = ({ id, text, isExplanation }: Requirement): string[] => {
    const withoutProof = isExplanation ? [] : ['    no test'];
    const proofLines = proofs[id]?.map(({ name }) => `    ${name}`) ?? withoutProof;
    return [`  ${id} ${text}`, ...proofLines];
  };
  const sections = bySection(requirements).map(([section, requirementsOfSection]) =>
    [section, ...requirementsOfSection.flatMap(linesOf)].join('\n'),
  );
  return [...sections, countSentence(requirements, proofs)].join('\n\n');
}

/**
 * Returns one sentence for each requirement without a check that counts, for each id in a check that is not in
 * `docs/requirements.md`, and for each check that names more than `maxIdsPerCheck` ids. AMB and FIX rows need no check
 * of their own.
 */
export function violationsOf(requirements: readonly Requirement[], checks: readonly Check[]): string[] {
  const knownIds = new Set(requirements.map(({ id }) => id));
  const provedIds = new Set(checks.filter(({ isCounted }) => isCounted).flatMap(({ ids }) => ids));
  return [
    ...requirements
      .filter(({ id, isExplanation }) => !isExplanation && !provedIds.has(id))
      .map(({ id }) => `${id} has no passing check.`),
    ...checks.flatMap(({ name, ids }) => [
      ...ids
        .filter((id) => !knownIds.has(id))
        .map((id) => `${name} names ${id}, which is not in docs/requirements.md.`),
      ...(ids.length > maxIdsPerCheck
        ? [`${name} names ${ids.length} rows; at most ${maxIdsPerCheck} are allowed.`]
        : []),
    ]),
  ];
}
