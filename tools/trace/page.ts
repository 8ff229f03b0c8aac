import { coverage, type Trace } from './trace.ts';

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('{', '&#123;').replaceAll('}', '&#125;').replaceAll('<', '&lt;');

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
    '| area | rows | proved |',
    '|---|---:|---:|',
    ...areas.map(({ area, rows, proved: done }) => `| ${area} | ${rows} | ${done} |`),
    '',
  ];
  for (const { area } of areas) {
    lines.push(`## ${area}`, '', '| row | requirement | proved by |', '|---|---|---|');
    for (const { id, text } of traced.requirements.filter((row) => row.area === area)) {
      const checks = (traced.proofs.get(id) ?? []).map(({ kind, name }) => `${kind} ${cell(name)}`);
      lines.push(`| ${id} | ${cell(text)} | ${checks.join('<br />') || 'nothing yet'} |`);
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}
