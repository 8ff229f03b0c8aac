import { languageNames, languages, type Language } from '@niramaya/contract';

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/**
 * A value for any parameter of a text. It reads as '…', its properties and the results of its methods are itself, and
 * as a list it has itself as its one item.
 */
const anyValue: unknown = new Proxy(() => undefined, {
  get: (_target, key) => {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? Number.NaN : '…');
    return key === Symbol.iterator ? [anyValue].values.bind([anyValue]) : anyValue;
  },
  apply: () => anyValue,
});
const others = [anyValue, anyValue, anyValue];

/** Calls a text with parameters. Returns null if it does not take these values. */
function called(text: (...values: unknown[]) => unknown, first: unknown): string | null {
  try {
    // A text that calculates or looks up something has no result for `anyValue`. An amount of money is then `N.aN`.
    return String(text(first, ...others)).replaceAll(/N\.?aN|undefined/g, '…');
  } catch {
    return null;
  }
}

/**
 * Returns a text as a shopper reads it. One with parameters shows '…' for each of them, and the form for the number 1
 * before it if that is another one.
 */
function shown(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  const text = value as (...values: unknown[]) => unknown;
  const many = called(text, anyValue);
  const one = called(text, 1);
  if (many === null) return one ?? String(value);
  return one === null || one.replaceAll(/\b1(\.00)?\b/g, '…') === many ? many : `${one} / ${many}`;
}

/** Returns the texts of a catalogue with their full names, such as 'panel.title'. */
const flatten = (texts: Texts, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    isTexts(value) ? flatten(value, `${path}${name}.`) : [[`${path}${name}`, shown(value)]],
  );

interface CopyTableProps {
  /** The same texts in each language that has a column. */
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

/** A table of texts with their names. */
export function CopyTable({ texts }: CopyTableProps) {
  const columns = languages.flatMap((language) => {
    const inLanguage = texts[language];
    return inLanguage ? [{ language, texts: new Map(flatten(inLanguage, '')) }] : [];
  });
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          {columns.map(({ language }) => (
            <th key={language} lang={language}>
              {languageNames[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...(columns[0]?.texts.keys() ?? [])].map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            {columns.map((column) => (
              <td key={column.language} lang={column.language}>
                {column.texts.get(name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const files = import.meta.glob<object>(['../../libs/copy/src/*/*.ts', '!**/*.test.ts'], { eager: true });

/** Returns the texts of a language by the names of their exports, such as 'cartCopy'. */
function cataloguesOf(language: Language): ReadonlyMap<string, Texts> {
  const modules = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  return new Map(
    modules
      .flatMap(([, module]) => Object.entries<unknown>(module as Texts))
      .filter((entry): entry is [string, Texts] => entry[0].endsWith('Copy') && isTexts(entry[1])),
  );
}
const catalogues = languages.map((language) => [language, cataloguesOf(language)] as const);
const names = [...(catalogues[0]?.[1].keys() ?? [])];

/** All texts of the shop in every language, one table for each screen. */
export const CopyCatalogue = () => (
  <>
    {names.map((name) => (
      <section key={name}>
        <h2 id={name}>{name.replace(/Copy$/, '')}</h2>
        <CopyTable texts={Object.fromEntries(catalogues.map(([language, copy]) => [language, copy.get(name)]))} />
      </section>
    ))}
  </>
);
