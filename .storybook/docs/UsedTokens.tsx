import { Heading } from '@storybook/addon-docs/blocks';

/** The recipes of the design system by their file. */
const recipes = import.meta.glob<object>('../../libs/ui/src/*/*.recipe.ts', { eager: true });

/** The kinds of tokens that a reader looks up, with the properties whose values are such tokens. */
const kinds = {
  Colours: ['bg', 'color', 'borderColor', 'outlineColor', 'fill', 'stroke', 'colorPalette', 'accentColor'],
  'Text styles': ['textStyle', 'fontSize'],
  Corners: ['borderRadius'],
  Shadows: ['boxShadow'],
  'Layer styles': ['layerStyle'],
} as const;

/** The folder of the recipe of components that have none of their own. */
const sharedRecipes: Readonly<Record<string, string>> = {
  CheckboxField: 'Field',
  Dialog: 'overlay',
  Drawer: 'overlay',
  IconButton: 'Button',
  InertButton: 'Button',
  PasswordField: 'Field',
  SelectField: 'Field',
  TextField: 'Field',
  Toaster: 'toast',
};

/** Returns the recipes of a component, which are none if its styles are in its own file. */
function recipesOf(component: string): object {
  const folder = sharedRecipes[component] ?? component;
  return recipes[`../../libs/ui/src/${folder}/${folder}.recipe.ts`] ?? {};
}

/** Returns the name of the token in a value of a recipe. */
const tokenOf = (value: string) => (value.endsWith('!') ? value.slice(0, -1) : value);

/**
 * Collects the tokens of these properties in a recipe. A text in brackets is a value of CSS and no token. The mark `!`
 * after a token makes its declaration important and is no part of its name.
 */
function valuesOf(properties: readonly string[], part: object): string[] {
  return Object.entries(part).flatMap(([property, value]: [string, unknown]) => {
    if (typeof value === 'string')
      return properties.includes(property) && !value.startsWith('[') ? [tokenOf(value)] : [];
    if (typeof value !== 'object' || value === null) return [];
    // A value for each width is a record below its property.
    const isResponsive = properties.includes(property);
    const values = isResponsive ? Object.values(value).filter((one) => typeof one === 'string') : [];
    return [...values.filter((one) => !one.startsWith('[')).map(tokenOf), ...valuesOf(properties, value)];
  });
}

/** The tokens of a component by their kind, from its recipe, if it has one, and a link to the values of all tokens. */
export function UsedTokens({ component }: { component: string }) {
  const found = recipesOf(component);
  const used = Object.entries(kinds)
    .map(([kind, properties]) => [kind, [...new Set(valuesOf(properties, found))].toSorted()] as const)
    .filter(([, values]) => values.length > 0);
  return (
    <>
      <Heading>Tokens</Heading>
      {used.length > 0 && (
        <table>
          <tbody>
            {used.map(([kind, values]) => (
              <tr key={kind}>
                <th scope="row" style={{ whiteSpace: 'nowrap' }}>
                  {kind}
                </th>
                <td>
                  {values.map((value, place) => (
                    <span key={value}>
                      {place > 0 && ', '}
                      <code style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{value}</code>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        The values are in{' '}
        <a href="./?path=/docs/foundations-overview--docs" target="_top">
          Foundations
        </a>
        . A name that begins with <code>colorPalette</code> is a colour of the tone, such as <code>brand</code>.
      </p>
    </>
  );
}
