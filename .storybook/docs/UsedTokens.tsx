import { Heading } from '@storybook/addon-docs/blocks';
import { tokensByKind } from './tokensByKind';

/** The recipes of the design system by their file. */
const recipes = import.meta.glob<object>('../../libs/ui/src/*/*.recipe.ts', { eager: true });

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

/** The tokens of a component by their kind, from its recipe, if it has one, and a link to the values of all tokens. */
export function UsedTokens({ component }: { component: string }) {
  const used = tokensByKind(recipesOf(component));
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
