import { useDeferredValue, useId, useState } from 'react';
import markdown from '../../docs/requirements.md?raw';
import {
  bySection,
  countSentence,
  findRequirements,
  readRequirements,
  type Proof,
  type Proofs,
  type Requirement,
} from '../../tools/requirements/trace';

/**
 * The tests of each requirement, which `npm test` or `npm run trace` has written. The object is empty before the first
 * run of either.
 */
const found = import.meta.glob<Proofs>('../../reports/requirements.json', { eager: true, import: 'default' });
const proofs = Object.values(found)[0];
const requirements = readRequirements(markdown);

/** The name of a test. That of a story is a link to it. */
const ProofName = ({ name, story }: Proof) =>
  story === undefined ? (
    name
  ) : (
    <a href={`./?path=/story/${story}`} target="_top">
      {name}
    </a>
  );

/** The text of a row, whose only Markdown is code between backticks. */
const Text = ({ markdown }: { readonly markdown: string }) =>
  markdown.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** The tests of a row, or a sentence if there are none. */
function Tests({ row, tests }: { readonly row: Requirement; readonly tests: readonly Proof[] | undefined }) {
  if (proofs === undefined) return 'Not known yet.';
  if (tests === undefined) return row.isExplanation ? 'Explains other rows.' : <strong>No test.</strong>;
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {tests.map((test) => (
        <li key={`${test.name} ${test.story}`}>
          <ProofName {...test} />
        </li>
      ))}
    </ul>
  );
}

/** The border shows a space at the end of a text. */
const exactText = { whiteSpace: 'pre-wrap', border: '1px solid', borderRadius: 3 } as const;
const cell = { overflowWrap: 'anywhere', verticalAlign: 'top' } as const;

/** The rows of one section with their tests. */
const Section = ({ name, rows: sectionRows }: { readonly name: string; readonly rows: readonly Requirement[] }) => (
  <section>
    <h2 id={sectionRows[0]?.id.split('-')[0]?.toLowerCase()}>{name}</h2>
    <table style={{ width: '100%', tableLayout: 'fixed' }}>
      <colgroup>
        <col style={{ width: '9em' }} />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">row</th>
          <th scope="col">requirement</th>
          <th scope="col">tests</th>
        </tr>
      </thead>
      <tbody>
        {sectionRows.map((row) => (
          <tr key={row.id} id={row.id}>
            <th scope="row" style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
              {row.id}
            </th>
            <td style={cell}>
              <Text markdown={row.text} />
              {row.exact.map((text) => (
                <span key={text} style={{ display: 'block' }}>
                  Exact text: <code style={exactText}>{text}</code>
                </span>
              ))}
            </td>
            <td style={cell}>
              <Tests row={row} tests={proofs?.[row.id]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The requirements by section, each row with its tests, and a field that searches both. */
export function RequirementsPage() {
  const searchId = useId();
  const [searched, setSearched] = useState('');
  const [isOpenOnly, setOpenOnly] = useState(false);
  const wanted = useDeferredValue(searched);
  const shown = findRequirements(requirements, proofs ?? {}, wanted).filter(
    ({ id, isExplanation }) => !isOpenOnly || (!isExplanation && proofs?.[id] === undefined),
  );
  return (
    <>
      <p>
        {proofs === undefined
          ? 'The tests are not known: run npm test or npm run trace, and open this page again.'
          : countSentence(requirements, proofs)}
      </p>
      <p>
        <label htmlFor={searchId}>Search for an id, a word or a test </label>
        <input
          id={searchId}
          type="search"
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
          style={{ font: 'inherit', padding: '0.4em', maxWidth: '100%', border: '1px solid', borderRadius: 3 }}
        />
      </p>
      <p>
        <label>
          <input type="checkbox" checked={isOpenOnly} onChange={({ target }) => setOpenOnly(target.checked)} /> Only
          rows without a test
        </label>
      </p>
      <p role="status">{`${shown.length} of ${requirements.length} rows are shown.`}</p>
      {bySection(shown).map(([name, sectionRows]) => (
        <Section key={name} name={name} rows={sectionRows} />
      ))}
    </>
  );
}
