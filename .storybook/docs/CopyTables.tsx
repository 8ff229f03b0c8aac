type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

function shown(value: unknown): string {
  if (typeof value !== 'function') return JSON.stringify(value);
  const source = value.toString();
  const template = /^\(?[\w, ]*\)?\s*=>\s*`([^`]*)`$/.exec(source)?.[1];
  return template === undefined ? source : JSON.stringify(template.replaceAll(/\$\{[^}]*\}/g, '…'));
}

const flatten = (texts: Texts, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    isTexts(value) && !Array.isArray(value) ? flatten(value, `${path}${name}.`) : [[`${path}${name}`, shown(value)]],
  );

interface CopyTableProps {
  readonly texts: Texts;
  readonly hindi?: Texts;
}

export function CopyTable({ texts, hindi: translated }: CopyTableProps) {
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
        {flatten(texts, '').map(([name, text]) => (
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

const textsIn = (files: Readonly<Record<string, object>>, language: 'en' | 'hi'): ReadonlyMap<string, Texts> =>
  new Map(
    Object.entries<unknown>(Object.assign({}, ...Object.values(files))).flatMap(([name, value]) => {
      const texts = isTexts(value) ? value[language] : undefined;
      return name.endsWith('Copy') && isTexts(texts) ? [[name, texts] as const] : [];
    }),
  );
const copy = import.meta.glob<object>(['../../libs/contract/src/copy/*.ts', '!**/*.test.ts'], { eager: true });
const english = textsIn(copy, 'en');
const hindi = textsIn(import.meta.glob<object>('../../libs/contract/src/copy/hi/*.ts', { eager: true }), 'hi');

export const CopyCatalogue = () => (
  <>
    {[...english].map(([name, texts]) => (
      <section key={name}>
        <h2 id={name}>{name.replace(/Copy$/, '')}</h2>
        <CopyTable texts={texts} hindi={hindi.get(name) ?? {}} />
      </section>
    ))}
  </>
);
