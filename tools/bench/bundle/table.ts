/** The cost of each package on each page, in bytes: by page, then by package. */
export type Costs = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** In bytes. All packages that cost less than this on every page share one row. */
const small = 500;

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/**
 * Returns a Markdown table with a row for each package, the largest first, and a column for each page, in kilobytes.
 */
export function bundleTable(costs: Costs): string {
  const pages = [...costs];
  const names = [...new Set(pages.flatMap(([, packages]) => [...packages.keys()]))];
  const most = (name: string) => Math.max(...pages.map(([, packages]) => packages.get(name) ?? 0));
  const large = names.filter((name) => most(name) >= small).toSorted((one, other) => most(other) - most(one));
  const others = names.filter((name) => most(name) < small);

  const sum = (packages: ReadonlyMap<string, number>, of: readonly string[]) =>
    kilobytes(of.reduce((total, name) => total + (packages.get(name) ?? 0), 0));
  const row = (title: string, cell: (packages: ReadonlyMap<string, number>) => string) =>
    `| ${[title, ...pages.map(([, packages]) => cell(packages))].join(' | ')} |`;
  return [
    `| package | ${pages.map(([page]) => `\`${page}\``).join(' | ')} |`,
    `| --- |${' --: |'.repeat(pages.length)}`,
    ...large.map((name) => row(name, (packages) => sum(packages, [name]))),
    row('others, each under 0.5 kB', (packages) => sum(packages, others)),
    row('**all**', (packages) => `**${sum(packages, names)}**`),
  ].join('\n');
}
