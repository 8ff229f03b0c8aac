import { useState } from 'react';
import { styled } from 'storybook/theming';
import { palettes, surfaces } from '../../libs/ui/src/theme/colors';
import { textStyles, tokens } from '../../libs/ui/src/theme/tokens';

interface Token {
  /** As a style property takes it: `bg.panel`. */
  readonly name: string;
  readonly kind: string;
  readonly value: string;
}

const nameOf = (group: string, role: string) => (role === 'DEFAULT' ? group : `${group}.${role}`);

const all: readonly Token[] = [
  ...Object.entries({ ...surfaces, ...palettes }).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, [light, dark]]) => ({
      name: nameOf(group, role),
      kind: 'colors',
      value: `${light} / ${dark}`,
    })),
  ),
  ...Object.keys(textStyles).map((name) => ({ name, kind: 'textStyles', value: 'size, weight and height of line' })),
  ...Object.entries(tokens).flatMap(([kind, values]) =>
    Object.entries(values).map(([name, { value }]) => ({ name, kind, value: String(value) })),
  ),
];

const Field = styled.input(({ theme }) => ({
  minHeight: 44,
  width: 280,
  padding: '0 12px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: 8,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
}));
const Copy = styled.button(({ theme }) => ({
  minHeight: 32,
  minWidth: 72,
  padding: '0 12px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: 8,
  background: 'none',
  color: theme.color.secondary,
  font: 'inherit',
  cursor: 'pointer',
}));

/** Lists every token by name, with a copy button. A search word filters the list. */
export function TokenList() {
  const [word, setWord] = useState('');
  const [copied, setCopied] = useState('');
  const shown = all.filter(({ name, kind }) => `${kind} ${name}`.toLowerCase().includes(word.trim().toLowerCase()));
  const copy = (token: Token) =>
    navigator.clipboard.writeText(token.name).then(
      () => setCopied(`${token.kind} ${token.name}`),
      () => setCopied(''),
    );
  return (
    <>
      <label>
        Search{' '}
        <Field
          type="search"
          value={word}
          placeholder="bg, radii, brand…"
          onChange={({ target }) => setWord(target.value)}
        />
      </label>
      <p role="status">
        {shown.length} of {all.length} tokens
      </p>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            <th>kind</th>
            <th>name</th>
            <th>value, in light and dark</th>
            <th>copy</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((token) => (
            <tr key={`${token.kind} ${token.name}`}>
              <td>{token.kind}</td>
              <td>
                <code>{token.name}</code>
              </td>
              <td style={{ overflowWrap: 'anywhere' }}>{token.value}</td>
              <td>
                <Copy type="button" aria-label={`Copy ${token.name}`} onClick={() => void copy(token)}>
                  {copied === `${token.kind} ${token.name}` ? 'Copied' : 'Copy'}
                </Copy>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
