import { median } from '../api/table.ts';
import type { Round } from './measure.ts';

/** All rounds of one form of the cards. The others are compared with the first form. */
export interface Form {
  readonly name: string;
  readonly rounds: readonly Round[];
}

type Figure = keyof Round;

/**
 * Returns the time relative to the first form, as the median of all rounds. Each round compares pages that ran shortly
 * after each other.
 */
export function ratio(form: Form, first: Form, figure: Figure): number {
  return median(form.rounds.map((round, at) => round[figure] / (first.rounds[at]?.[figure] ?? Number.NaN)));
}

/** Returns a Markdown table with one row for each form. */
export function hydrationTable(forms: readonly Form[]): string {
  const [first] = forms;
  if (!first) return '';
  const lines = forms.map((form) => {
    const cells = (['coldMs', 'warmMs'] as const).flatMap((figure) => [
      median(form.rounds.map((round) => round[figure])).toFixed(1),
      ratio(form, first, figure).toFixed(2),
    ]);
    return [form.name, ...cells];
  });
  const head = ['ten cards of', 'first time, ms', 'ratio', 'again, ms', 'ratio'];
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
