import { palettes, surfaces } from '../../libs/ui/src/theme/colors';
import { breakpoints, semanticTokens, textStyles, tokens } from '../../libs/ui/src/theme/tokens';

type Token = readonly [kind: string, name: string, value: string];

/** All tokens of the design system, with its breakpoints. */
const all: readonly Token[] = [
  ...Object.entries({ ...surfaces, ...palettes }).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, [light, dark]]): Token => [
      'colors',
      role === 'DEFAULT' ? group : `${group}.${role}`,
      `${light} in light, ${dark} in dark`,
    ]),
  ),
  ...Object.keys(textStyles).map((name): Token => ['textStyles', name, 'size, weight and line height']),
  ...Object.entries(tokens).flatMap(([kind, values]) =>
    Object.entries(values).map(([name, { value }]): Token => [kind, name, String(value)]),
  ),
  ...Object.entries(semanticTokens.shadows).map(([name, { value }]): Token => [
    'shadows',
    name,
    `${value._light} in light, ${value._dark} in dark`,
  ]),
  ...Object.entries(breakpoints).map(([name, value]): Token => ['breakpoints', name, value]),
];

/** A table of all tokens and breakpoints. */
export const TokenTable = () => (
  <table>
    <thead>
      <tr>
        <th>kind</th>
        <th>name</th>
        <th>value</th>
      </tr>
    </thead>
    <tbody>
      {all.map(([kind, name, value]) => (
        <tr key={`${kind} ${name}`}>
          <td>{kind}</td>
          <td>
            <code>{name}</code>
          </td>
          <td style={{ overflowWrap: 'anywhere' }}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
