import type { MouseEvent } from 'react';
import { styled } from 'storybook/theming';
import { tokens } from '../../libs/ui/src/theme/tokens';

const easing = tokens.easings.out?.value ?? 'linear';

const Track = styled.button(({ theme }) => ({
  display: 'block',
  width: 240,
  height: 44,
  padding: 4,
  border: `1px solid ${theme.textMutedColor}`,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
  '& > span': { display: 'block', width: 34, height: '100%', borderRadius: 6, background: theme.color.secondary },
}));

/** Whoever wants no motion is shown none: the bar is at its end at once, as in the shop. */
function run({ currentTarget }: MouseEvent<HTMLElement>, duration: string) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  currentTarget.firstElementChild?.animate(
    { transform: ['none', 'translateX(196px)'] },
    { duration: still ? 0 : Number.parseFloat(duration), easing },
  );
}

/** How long a movement takes, by what it is called, with a bar that takes as long. */
export const Durations = () => (
  <table>
    <thead>
      <tr>
        <th>name</th>
        <th>time</th>
        <th>seen</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(tokens.durations).map(([name, { value }]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{value.replace('ms', ' ms')}</td>
          <td>
            <Track type="button" aria-label={`Show ${name}`} onClick={(event) => run(event, value)}>
              <span />
            </Track>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How a movement gets under way and comes to rest. */
export const Easings = () => (
  <table>
    <thead>
      <tr>
        <th>name</th>
        <th>curve</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(tokens.easings).map(([name, { value }]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
