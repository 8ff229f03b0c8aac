/** A test or story as a report lists it. */
export interface Check {
  readonly name: string;
  /** The ids of the requirements that its title names. */
  readonly ids: readonly string[];
  /** True if the check has passed, or if it is only listed because the full tier has not run. */
  readonly proves: boolean;
}

const maxIdsPerCheck = 5;

/** Returns the ids at the beginning of a title, such as `[CART-05 CART-06] minus stops at one`. */
export const idsOfTitle = (title: string): string[] =>
  /^\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]/.exec(title)?.[1]?.split(' ') ?? [];

/**
 * Returns the ids of the first column of the tables in `docs/requirements.md`. AMB rows (decided ambiguities) and FIX
 * rows (fixed content) only explain other rows, so they are in `explanations`. Throws if an id occurs twice.
 */
export function readRows(markdown: string): { rows: Set<string>; explanations: Set<string> } {
  const ids = [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) throw new Error(`The row ${twice} stands twice in the requirements.`);
  const isExplanation = (id: string) => /^(?:AMB|FIX)-/.test(id);
  return { rows: new Set(ids.filter((id) => !isExplanation(id))), explanations: new Set(ids.filter(isExplanation)) };
}

/**
 * Returns one sentence for each requirement without a passing check, for each id in a check that is no row, and for
 * each check that names more than `maxIdsPerCheck` rows. AMB and FIX rows need no check of their own.
 */
export function violationsOf(markdown: string, checks: readonly Check[]): string[] {
  const { rows, explanations } = readRows(markdown);
  const proved = new Set(checks.filter(({ proves }) => proves).flatMap(({ ids }) => ids));
  return [
    ...[...rows].filter((id) => !proved.has(id)).map((id) => `${id} has no passing check.`),
    ...checks.flatMap(({ name, ids }) => [
      ...ids
        .filter((id) => !rows.has(id) && !explanations.has(id))
        .map((id) => `${name} names ${id}, which is no row.`),
      ...(ids.length > maxIdsPerCheck ? [`${name} names ${ids.length} rows; ${maxIdsPerCheck} are the most.`] : []),
    ]),
  ];
}
