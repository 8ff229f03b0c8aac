/** A kind of tokens that a reader looks up. */
interface Kind {
  /** The heading of its row, such as 'Colours'. */
  readonly name: string;
  /** The properties whose values are tokens of this kind. */
  readonly properties: readonly string[];
  /** The first part of the path of such a token, by which a value of CSS names it: `token(colors.border)`. */
  readonly category?: string;
}

const kinds: readonly Kind[] = [
  {
    name: 'Colours',
    properties: ['bg', 'color', 'borderColor', 'outlineColor', 'fill', 'stroke', 'colorPalette', 'accentColor'],
    category: 'colors',
  },
  { name: 'Text styles', properties: ['textStyle', 'fontSize'] },
  {
    name: 'Corners',
    properties: [
      'borderRadius',
      'borderTopRadius',
      'borderBottomRadius',
      'borderStartRadius',
      'borderEndRadius',
      'borderStartStartRadius',
      'borderStartEndRadius',
      'borderEndStartRadius',
      'borderEndEndRadius',
    ],
    category: 'radii',
  },
  { name: 'Shadows', properties: ['boxShadow'], category: 'shadows' },
  { name: 'Layer styles', properties: ['layerStyle'] },
];

/** The beginning of a token in a value of CSS. */
const reference = 'token(';

/** Returns the names of the tokens of a category that a value of CSS has by their path, without the category. */
function namedIn(css: string, category: string): string[] {
  const [, ...paths] = css.split(reference).map((part) => part.slice(0, part.indexOf(')')));
  return paths.filter((path) => path.startsWith(`${category}.`)).map((path) => path.slice(category.length + 1));
}

/**
 * Returns the tokens in a value of a recipe. A text in brackets and one with a reference are values of CSS. The mark
 * `!` after a token makes its declaration important and is no part of its name. A zero is no token.
 */
function tokensIn(value: string, isOfKind: boolean, { category }: Kind): string[] {
  if (value.startsWith('[') || value.includes(reference)) return category ? namedIn(value, category) : [];
  if (!isOfKind || value === '0') return [];
  return [value.endsWith('!') ? value.slice(0, -1) : value];
}

/**
 * Returns the tokens of a kind in a part of a recipe. `isOfKind` is true for the values below a property of the kind.
 */
function tokensOf(kind: Kind, part: object, isOfKind = false): string[] {
  return Object.entries(part).flatMap(([property, value]: [string, unknown]) => {
    const isHere = isOfKind || kind.properties.includes(property);
    if (typeof value === 'string') return tokensIn(value, isHere, kind);
    // A value for each width or state is a record below its property.
    return typeof value === 'object' && value !== null ? tokensOf(kind, value, isHere) : [];
  });
}

/** Returns the tokens of a recipe in alphabetical order by their kind, without the kinds that it does not use. */
export const tokensByKind = (recipe: object): readonly (readonly [kind: string, tokens: readonly string[]])[] =>
  kinds
    .map((kind) => [kind.name, [...new Set(tokensOf(kind, recipe))].toSorted()] as const)
    .filter(([, tokens]) => tokens.length > 0);
