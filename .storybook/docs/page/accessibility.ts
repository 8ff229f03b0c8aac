import type { Looks } from '../../../tools/accessibility/looks';

/** The axe results of the last story runs on this machine; empty before the first run. */
const found = import.meta.glob<Record<string, Looks>>('../../../reports/accessibility.json', {
  eager: true,
  import: 'default',
});
const looksByStory = new Map(Object.values(found).flatMap((report) => Object.entries(report)));

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });
const numberFormat = new Intl.NumberFormat('en-IN');

export interface Status {
  readonly state: 'clean' | 'broken' | 'partial' | 'unknown';
  readonly sentence: string;
  /** A line for each rule that is broken. */
  readonly violations: readonly string[];
}

/** Returns the accessibility status of a component, from the last axe result of each of its stories. */
export function accessibilityStatus(stories: readonly { readonly id: string; readonly name: string }[]): Status {
  const checked = stories.flatMap(({ id, name }) => {
    const looks = looksByStory.get(id);
    return looks ? [{ name, ...looks }] : [];
  });
  if (checked.length === 0) {
    return { state: 'unknown', sentence: 'Not run yet on this machine: npm run test:stories.', violations: [] };
  }
  const oldest = checked.map(({ checkedAt }) => checkedAt).toSorted()[0] ?? '';
  const sum = (of: (looks: Looks) => number) => numberFormat.format(checked.reduce((total, one) => total + of(one), 0));
  const violations = checked.flatMap(({ name, violations: broken }) =>
    broken.map(({ rule, mode }) => `${name}, ${mode}: ${rule}`),
  );
  const all = checked.length === stories.length;
  return {
    state: violations.length > 0 ? 'broken' : all ? 'clean' : 'partial',
    sentence: [
      `Checked by axe on ${dateFormat.format(new Date(oldest))}:`,
      `${checked.length} of ${stories.length} stories, looked at ${sum(({ modes }) => modes.length)} times`,
      `in light and dark at their widths; ${sum(({ passed }) => passed)} rules passed, ${violations.length} violations.`,
    ].join(' '),
    violations,
  };
}
