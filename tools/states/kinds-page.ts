import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { furtherStates, kinds } from './kinds.ts';

/** The path of the generated page. */
export const kindsFile = path.resolve(import.meta.dirname, '../../docs/kinds-of-components.md');

const captured = (at: 360 | 1280 | 'screen') =>
  at === 'screen' ? 'light at 360 and 1280 px, dark at 360' : `light and dark at ${at} px`;

/** Returns the formatted page of the kinds of components. */
export async function kindsPage(): Promise<string> {
  const rows = Object.entries(kinds).map(
    ([kind, { is, purpose, states, pictured }]) =>
      `| \`${kind}\` | ${is.replace(/\.$/, '')} | ${purpose} | ${states.join(', ')} | ${captured(pictured)} |`,
  );
  const further = furtherStates.map((state) => `\`${state}\``).join(', ');
  const page = [
    '# Kinds of components',
    'Each component is of one kind (`tools/states/components.json`), and has a story for every state of its kind. This page is written by `npm run states` from `tools/states/kinds.ts`; `npm test` notices when it is not.',
    [
      '| kind | what it does | in the sidebar | stories that it always has | captured |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    `Where they apply, these names are used for further states: ${further}; and \`VerbThenResult\` with the tag \`behaviour\` for behaviour (\`MinusStopsAtOne\`).`,
    'In the sidebar a component of the design system stands where its kind says. What is made of components is a screen or a pattern.',
    'The last column is where a state of such a component is captured (`tools/visual/pictured.ts`). A behaviour has one picture, of what it left.',
    '',
  ].join('\n\n');
  return format(page, { ...(await resolveConfig(kindsFile)), parser: 'markdown' });
}
