/** One checkable row of the contract, from `docs/requirements.md`. */
export interface Requirement {
  readonly id: string;
  /** The letters of the id, such as CART. */
  readonly area: string;
  readonly text: string;
}

/** AMB and FIX rows are readings of other rows. They need no check of their own. */
const notRows = new Set(['AMB', 'FIX']);

/** Reads the rows of the contract. Throws if an id occurs twice. */
export function readRequirements(markdown: string): Requirement[] {
  const rows: Requirement[] = [];
  const seen = new Set<string>();
  for (const line of markdown.split('\n')) {
    const [, id, area, text] = /^\| (([A-Z]+)-\d+) \| (.+?) \| /.exec(line) ?? [];
    if (id === undefined || area === undefined || text === undefined || notRows.has(area)) continue;
    if (seen.has(id)) throw new Error(`The row ${id} stands twice in the requirements.`);
    seen.add(id);
    rows.push({ id, area, text });
  }
  return rows;
}

/** Returns the ids of the readings (AMB-*, FIX-*). A check may name one, but none is required. */
export const readReadings = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| ((?:AMB|FIX)-\d+) \|/gm)].map(([, id = '']) => id);
