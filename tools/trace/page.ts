import { coverage, type Trace } from './trace.ts';

/** As an expression: MDX would read marks of its own in the words of a requirement. */
const cell = (text: string | number, tag: 'td' | 'th' = 'td') => `<${tag}>{${JSON.stringify(text)}}</${tag}>`;
const row = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;

/** Storybook's MDX knows no tables of pipes. */
const table = (heads: readonly string[], rows: readonly string[]) => [
  '<table>',
  `<thead>${row(heads.map((head) => cell(head, 'th')))}</thead>`,
  '<tbody>',
  ...rows,
  '</tbody>',
  '</table>',
  '',
];

/** The page that Storybook shows: coverage by area, then every row with the checks that prove it. */
export function tracePage(traced: Trace): string {
  const areas = coverage(traced);
  const proved = areas.reduce((sum, area) => sum + area.proved, 0);
  const lines = [
    '{/* Written by `npm run trace`; do not edit. */}',
    "import { Meta } from '@storybook/addon-docs/blocks';",
    '',
    '<Meta title="Requirement trace" />',
    '',
    '# Requirement trace',
    '',
    `${proved} of ${traced.requirements.length} rows of the contract have a passing check.`,
    '',
    ...table(
      ['area', 'rows', 'proved'],
      areas.map(({ area, rows, proved: done }) => row([cell(area), cell(rows), cell(done)])),
    ),
  ];
  for (const { area } of areas) {
    const ofArea = traced.requirements.filter((requirement) => requirement.area === area);
    const rows = ofArea.map(({ id, text }) => {
      const checks = (traced.proofs.get(id) ?? []).map(
        ({ kind, name }) => `<li>{${JSON.stringify(`${kind} ${name}`)}}</li>`,
      );
      const proofs = checks.length > 0 ? `<td><ul>${checks.join('')}</ul></td>` : cell('nothing yet');
      return row([cell(id), cell(text), proofs]);
    });
    lines.push(`## ${area}`, '', ...table(['row', 'requirement', 'proved by'], rows));
  }
  return `${lines.join('\n')}\n`;
}
