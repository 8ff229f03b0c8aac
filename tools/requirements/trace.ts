export interface Check {
  readonly name: string;
  readonly ids: readonly string[];
  readonly proves: boolean;
}

const mostIds = 5;

/** Reads, for example, `[CART-05 CART-06] minus stops at one`. */
export const idsOfTitle = (title: string): string[] =>
  /^\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]/.exec(title)?.[1]?.split(' ') ?? [];

/** AMB and FIX rows are readings of other rows. */
export function readRows(markdown: string): { rows: Set<string>; readings: Set<string> } {
  const ids = [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) throw new Error(`The row ${twice} stands twice in the requirements.`);
  const isReading = (id: string) => /^(?:AMB|FIX)-/.test(id);
  return { rows: new Set(ids.filter((id) => !isReading(id))), readings: new Set(ids.filter(isReading)) };
}

/** Returns rows without a check, and checks without a row. */
export function violationsOf(markdown: string, checks: readonly Check[]): string[] {
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
