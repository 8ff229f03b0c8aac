type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/**
 * Returns a text as it is written in its file. A function of the form of a template shows '…' for each of its
 * arguments.
 */
function shown(value: unknown): string {
  if (typeof value !== 'function') return JSON.stringify(value);
  const source = value.toString();
  const template = /^\(?[\w, ]*\)?\s*=>\s*`([^`]*)`$/.exec(source)?.[1];
  return template === undefined ? source : JSON.stringify(template.replaceAll(/\$\{[^}]*\}/g, '…'));
}

/** Returns the texts of a catalogue with their full names, such as 'panel.title'. */
const flatten = (texts: Texts, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    isTexts(value) && !Array.isArray(value) ? flatten(value, `${path}${name}.`) : [[`${path}${name}`, shown(value)]],
  );

interface CopyTableProps {
  readonly texts: Texts;
  /** The same texts in Hindi. Without them the table has one language. */
  readonly hindi?: Texts;
}

/** A table of texts with their names. */
export function CopyTable({ texts, hindi }: CopyTableProps) {
  const translated = new Map(hindi && flatten(hindi, ''));
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>{hindi ? 'English' : 'text'}</th>
          {hindi && <th>Hindi</th>}
        </tr>
      </thead>
      <tbody>
        {flatten(texts, '').map(([name, text]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{text}</td>
            {hindi && <td lang="hi">{translated.get(name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const english = import.meta.glob<object>(['../../libs/copy/src/en/*.ts', '!**/*.test.ts'], { eager: true });
const hindi = import.meta.glob<object>('../../libs/copy/src/hi/*.ts', { eager: true });

/** Returns the texts of modules by the names of their exports, such as 'cartCopy'. */
const cataloguesOf = (files: Readonly<Record<string, object>>) =>
  Object.entries<unknown>(Object.assign({}, ...Object.values(files))).filter(
    (entry): entry is [string, Texts] => entry[0].endsWith('Copy') && isTexts(entry[1]),
  );
const translations = new Map(cataloguesOf(hindi));

/** All texts of the shop in both languages, one table for each screen. */
export const CopyCatalogue = () => (
  <>
    {cataloguesOf(english).map(([name, texts]) => (
      <section key={name}>
        <h2 id={name}>{name.replace(/Copy$/, '')}</h2>
        <CopyTable texts={texts} hindi={translations.get(name)} />
      </section>
    ))}
  </>
);
