import os from 'node:os';
import { hydrationTable, type Form } from './table.ts';

interface Result {
  readonly forms: readonly Form[];
  readonly runs: number;
  /** The markup of the cards that the server sent. */
  readonly markup: string;
  readonly loadBefore: readonly number[];
  readonly loadAfter: readonly number[];
}

const load = (averages: readonly number[]): string => averages.map((one) => one.toFixed(1)).join(', ');
const count = (markup: string, what: RegExp): number => markup.match(what)?.length ?? 0;

/** Returns the docs page with the results of the last run. */
export function page({ forms, runs, markup, loadBefore, loadAfter }: Result): string {
  const cpu = os.cpus();
  return `# Ten cards that hydrate

Written by \`npm run bench:hydration\` on ${new Date().toISOString().slice(0, 10)}; run it to measure your own machine.

Ten cards of the listing are rendered by the server: ${count(markup, /<[a-z]/g)} elements, ${count(markup, / class="/g)} of them with classes, ${Buffer.byteLength(markup).toLocaleString('en-IN')} bytes. The same markup is hydrated in Chromium in three forms: plain elements that know their classes, so that React alone is at work; \`ProductCard\`, \`Button\` and \`IconButton\` with the factory of the design system; and the same components with the factory that Panda generates. The run stops where a form renders anything else than the server has sent. A time is from \`hydrateRoot\` until the last element is React's. _First time_ is a new page, whose code no engine has seen yet; _again_ the median of 40 more in that page.

${runs} rounds, in each of which the forms took turns; times are medians, and a ratio is that of the same round. Without a slower processor and without style sheets. The machine: ${cpu.length} cores (${cpu[0]?.model.trim()}), Node ${process.versions.node}. Load averages (1, 5, 15 minutes) before the run ${load(loadBefore)}, after it ${load(loadAfter)}: only the ratios count.

${hydrationTable(forms)}
`;
}
