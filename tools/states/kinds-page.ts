import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { kinds } from './kinds.ts';

/** Where the page is kept. */
export const kindsFile = path.resolve(import.meta.dirname, '../../docs/kinds-of-components.md');

/** The page of the kinds of components, written and formatted. */
export async function kindsPage(): Promise<string> {
  const rows = Object.entries(kinds).map(
    ([kind, { is, states }]) => `| \`${kind}\` | ${is.replace(/\.$/, '')} | ${states.join(', ')} |`,
  );
  const page = [
    '# Kinds of components',
    'Each component is of one kind (`tools/states/components.json`), and has a story for every state of its kind. This page is written by `npm run states` from `tools/states/kinds.ts`; `npm test` notices when it is not.',
    ['| kind | what it does | stories that it always has |', '| --- | --- | --- |', ...rows].join('\n'),
    'Where they apply, these names are used for further states: `Busy`, `IconOnly`, `LoadingMore`, `Many`, `NoResults`, `NotFound`, `OnSale`, `ReadOnly`, `Required`, `SoldOut`, `WithHelp`; and `VerbThenResult` for behaviour (`MinusStopsAtOne`).',
    '',
  ].join('\n\n');
  return format(page, { ...(await resolveConfig(kindsFile)), parser: 'markdown' });
}
