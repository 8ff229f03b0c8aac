type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

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

interface WordTableProps {
  readonly words: Words;
  readonly hindi?: Words;
}

export function WordTable({ words, hindi: translated }: WordTableProps) {
  const inHindi = new Map(translated && flatten(translated, ''));
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>English</th>
          {translated && <th lang="hi">हिन्दी</th>}
        </tr>
      </thead>
      <tbody>
        {flatten(words, '').map(([name, text]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{text}</td>
            {translated && <td lang="hi">{inHindi.get(name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const wordsIn = (files: Readonly<Record<string, object>>, language: 'en' | 'hi'): ReadonlyMap<string, Words> =>
  new Map(
    Object.entries<unknown>(Object.assign({}, ...Object.values(files))).flatMap(([name, value]) => {
      const words = isWords(value) ? value[language] : undefined;
      return name.endsWith('Copy') && isWords(words) ? [[name, words] as const] : [];
    }),
  );
const copy = import.meta.glob<object>(['../../libs/contract/src/copy/*.ts', '!**/*.test.ts'], { eager: true });
const english = wordsIn(copy, 'en');
const hindi = wordsIn(import.meta.glob<object>('../../libs/contract/src/copy/hi/*.ts', { eager: true }), 'hi');

export const CopyCatalogue = () => (
  <>
    {[...english].map(([name, words]) => (
      <section key={name}>
        <h2 id={name}>{name.replace(/Copy$/, '')}</h2>
        <WordTable words={words} hindi={hindi.get(name) ?? {}} />
      </section>
    ))}
  </>
);
