/** A check, and the rows of the contract that it names. */
export interface Check {
  /** The file and the title. */
  readonly name: string;
  readonly ids: readonly string[];
  /** Whether it has passed, or is in the list of the full tier. */
  readonly proves: boolean;
}

/** The most rows that a check may name. With more rows it proves too little about each. */
const mostIds = 5;

/** Returns the ids at the start of a title: `[CART-05 CART-06] minus stops at one`. */
export const idsOfTitle = (title: string): string[] =>
  /^\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]/.exec(title)?.[1]?.split(' ') ?? [];

/** Returns the ids of the rows of `docs/requirements.md`. AMB and FIX rows are readings of other rows. */
export function readRows(markdown: string): { rows: Set<string>; readings: Set<string> } {
  const ids = [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) throw new Error(`The row ${twice} stands twice in the requirements.`);
  const isReading = (id: string) => /^(?:AMB|FIX)-/.test(id);
  return { rows: new Set(ids.filter((id) => !isReading(id))), readings: new Set(ids.filter(isReading)) };
}

/** Returns a sentence for each row without a check, and for each check that names no row of the contract. */
export function faultsOf(markdown: string, checks: readonly Check[]): string[] {
  const { rows, readings } = readRows(markdown);
  const proved = new Set(checks.filter(({ proves }) => proves).flatMap(({ ids }) => ids));
  return [
    ...[...rows].filter((id) => !proved.has(id)).map((id) => `${id} has no passing check.`),
    ...checks.flatMap(({ name, ids }) => [
      ...ids.filter((id) => !rows.has(id) && !readings.has(id)).map((id) => `${name} names ${id}, which is no row.`),
      ...(ids.length > mostIds ? [`${name} names ${ids.length} rows; ${mostIds} are the most.`] : []),
    ]),
  ];
}
