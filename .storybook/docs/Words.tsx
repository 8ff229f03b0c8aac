import * as contract from '@niramaya/contract';

type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** A text that waits for values is a function. Where it is no more than that, dots stand for each value. */
function shown(value: unknown): string {
  if (typeof value !== 'function') return JSON.stringify(value);
  const source = value.toString();
  const template = /^\(?[\w, ]*\)?\s*=>\s*`([^`]*)`$/.exec(source)?.[1];
  return template === undefined ? source : JSON.stringify(template.replaceAll(/\$\{[^}]*\}/g, '…'));
}

const flatten = (words: Words, path: string): [string, string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    isWords(value) && !Array.isArray(value) ? flatten(value, `${path}${name}.`) : [[`${path}${name}`, shown(value)]],
  );

/** Words by their names, as a table. */
export const WordTable = ({ words }: { words: Words }) => (
  <table>
    <thead>
      <tr>
        <th>name</th>
        <th>text</th>
      </tr>
    </thead>
    <tbody>
      {flatten(words, '').map(([name, text]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const catalogues = Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
  name.endsWith('Copy') && isWords(value) && isWords(value.en) ? [{ name, words: value.en }] : [],
);

/** The words of each screen, in English. */
export const CopyCatalogue = () => (
  <>
    {catalogues.map(({ name, words }) => (
      <section key={name}>
        <h2 id={name}>{name.replace(/Copy$/, '')}</h2>
        <WordTable words={words} />
      </section>
    ))}
  </>
);
