import { median } from '../api/table.ts';
import type { Round } from './measure.ts';

/** All rounds of one form of the cards; the first form is what the others are compared with. */
export interface Form {
  readonly name: string;
  readonly rounds: readonly Round[];
}

type Figure = keyof Round;

/** Times the first form, in the median of the rounds: each is compared with the page that came just before or after it. */
export function ratio(form: Form, first: Form, figure: Figure): number {
  return median(form.rounds.map((round, at) => round[figure] / (first.rounds[at]?.[figure] ?? Number.NaN)));
}

/** A form a line. */
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
