/** Returns whether the values of a property are tokens of a kind. */
type HasTokens = (property: string) => boolean;

/** A kind of tokens that a reader looks up. */
interface TokenKind {
  readonly has: HasTokens;
  /** The category of Panda that texts such as `1px solid token(colors.border)` name, if they may name this kind. */
  readonly category?: string;
}

/** The kinds of tokens by their heading. */
const kinds: Readonly<Record<string, TokenKind>> = {
  Colours: {
    has: (property) =>
      ['bg', 'color', 'colorPalette', 'fill', 'stroke'].includes(property) || property.endsWith('Color'),
    category: 'colors',
  },
  'Text styles': { has: (property) => ['textStyle', 'fontSize'].includes(property), category: 'fontSizes' },
  Corners: { has: (property) => property.startsWith('border') && property.endsWith('Radius'), category: 'radii' },
  Shadows: { has: (property) => property === 'boxShadow', category: 'shadows' },
  'Layer styles': { has: (property) => property === 'layerStyle' },
};

/** Returns the tokens of a category that a text of CSS names, such as 'border' in '1px solid token(colors.border)'. */
const namedIn = (text: string, category: string | undefined): string[] =>
  category === undefined
    ? []
    : text
        .split(`token(${category}.`)
        .slice(1)
        .map((rest) => rest.slice(0, rest.indexOf(')')));

/**
 * Returns the tokens in a value of a recipe. A text in brackets is a value of CSS, which may name tokens. The mark `!`
 * after a token makes its declaration important and is no part of its name.
 */
function tokensIn(value: string, isOfKind: boolean, category: string | undefined): string[] {
  if (value.startsWith('[') || value.includes('token(')) return namedIn(value, category);
  if (!isOfKind) return [];
  return [value.endsWith('!') ? value.slice(0, -1) : value];
}

function collect(part: object, { has, category }: TokenKind, isBelow = false): string[] {
  return Object.entries(part).flatMap(([property, value]: [string, unknown]) => {
    // A value for each width is a record below its property.
    const isOfKind = isBelow || has(property);
    if (typeof value === 'string') return tokensIn(value, isOfKind, category);
    return typeof value === 'object' && value !== null ? collect(value, { has, category }, isOfKind) : [];
  });
}

/** Returns the tokens of a recipe by the heading of their kind, each once. Kinds without a token are left out. */
export const tokensOf = (recipe: object): [string, string[]][] =>
  Object.entries(kinds)
    .map(([heading, kind]): [string, string[]] => [heading, [...new Set(collect(recipe, kind))].toSorted()])
    .filter(([, tokens]) => tokens.length > 0);
