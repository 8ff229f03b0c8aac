import { styled } from '../theme/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { token, type Token } from '../../styled-system/tokens';
import { palettes, surfaces, type Themed } from './colors';
import { prabhatTokens } from '../stories/prabhat';
import { contrastRatio } from './contrast';
import { pairsOf, type ColorPair } from './pairs';
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens';

const Grid = styled('div', { base: { display: 'grid', gap: '3' } });
const Swatches = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '3', marginBottom: '6' },
});
const Colour = styled('div', {
  base: { height: '8', borderRadius: 'control', border: '[1px solid token(colors.border)]' },
});
const Name = styled('p', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Value = styled('p', {
  base: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
const Title = styled('h2', { base: { textStyle: 'title', marginBottom: '3' } });
const Cell = styled('td', {
  base: { px: { base: '1.5', md: '3' }, py: '1.5', borderBottom: '[1px solid token(colors.border)]' },
});
const Head = styled('th', {
  base: { px: { base: '1.5', md: '3' }, py: '1.5', textAlign: 'start', fontWeight: 'semibold' },
});

const meta = {
  id: 'ui-theme-tokens',
  title: 'Foundations/Tokens',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const variable = (kind: string, name: string) => token.var(`${kind}.${name}` as Token);
const tokenName = (group: string, role: string) => (role === 'DEFAULT' ? group : `${group}.${role}`);

/** A group of colours with its name at the side, so that a screenshot has room for all groups. */
const ColourGroup = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '6rem minmax(0, 1fr)' },
    '& > :last-child': { marginBottom: '3' },
  },
});

/** Shows every colour with its values in light and dark. */
export const Colours: Story = {
  render: () => (
    <>
      {Object.entries<Record<string, Themed>>({ ...surfaces, ...palettes }).map(([group, roles]) => (
        <ColourGroup key={group} aria-label={group}>
          <Title>{group}</Title>
          <Swatches>
            {Object.entries(roles).map(([role, [light, dark]]) => (
              <div key={role}>
                <Colour style={{ background: variable('colors', tokenName(group, role)) }} />
                <Name>{tokenName(group, role)}</Name>
                <Value>{light}</Value>
                <Value>{dark}</Value>
              </div>
            ))}
          </Swatches>
        </ColourGroup>
      ))}
    </>
  ),
};

function Ratio({ pair: { kind, foreground, background }, theme }: { pair: ColorPair; theme: 0 | 1 }) {
  const [front, back] = [foreground[theme], background[theme]];
  const look =
    kind === 'text' ? { color: front } : { color: surfaces.fg.DEFAULT[theme], boxShadow: `inset 0 0 0 2px ${front}` };
  return <Cell style={{ background: back, ...look }}>{contrastRatio(front, back).toFixed(2)}</Cell>;
}

const pairs = { niramaya: pairsOf(), prabhat: pairsOf(prabhatTokens.colors) };

/** The contrast of every pair of colours, in the brand of the toolbar. */
export const Contrast: Story = {
  render: (_args, { globals }) => (
    <table>
      <thead>
        <tr>
          <Head scope="col">Pair</Head>
          <Head scope="col">Needs</Head>
          <Head scope="col">Light</Head>
          <Head scope="col">Dark</Head>
        </tr>
      </thead>
      <tbody>
        {pairs[globals.brand === 'prabhat' ? 'prabhat' : 'niramaya'].map((pair) => (
          <tr key={pair.name}>
            <Cell>{pair.name}</Cell>
            <Cell>{pair.kind === 'text' ? '4.5' : '3'}</Cell>
            <Ratio pair={pair} theme={0} />
            <Ratio pair={pair} theme={1} />
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

const inPixels = (length: string) =>
  length.replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number.parseFloat(rem) * 16} px`);
const valueOf = (values: Readonly<Record<string, { value: string }>>, name: string) => values[name]?.value ?? name;

const measures = ({ fontSize, fontWeight, lineHeight }: (typeof textStyles)[keyof typeof textStyles]['value']) =>
  [
    inPixels(valueOf(tokens.fontSizes, fontSize)),
    valueOf(tokens.fontWeights, fontWeight),
    valueOf(tokens.lineHeights, lineHeight),
  ].join(' / ');

/** Shows every text style with its size, weight and line height. */
export const Type: Story = {
  render: () => (
    <Grid>
      {Object.entries(textStyles).map(([name, { value }]) => (
        <div key={name}>
          <Name>{`${name}: ${measures(value)}`}</Name>
          <styled.p textStyle={name as keyof typeof textStyles}>₹1,849.50 for 30 days of thyroid tablets</styled.p>
        </div>
      ))}
      <styled.p lang="hi" textStyle="title">
        आपकी दवाएँ, आपके घर तक
      </styled.p>
    </Grid>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("16px 'Anek Latin Variable'", '₹')).toBe(true);
    await expect(document.fonts.check("bold 16px 'Anek Devanagari Variable'", 'दवा')).toBe(true);
  },
};

export const Shape: Story = {
  render: () => (
    <Swatches>
      {Object.entries(tokens.radii).map(([radius, { value }]) => (
        <div key={radius}>
          <styled.div bg="bg.muted" height="16" style={{ borderRadius: variable('radii', radius) }} />
          <Name>{`radius ${radius}`}</Name>
          <Value>{inPixels(value)}</Value>
        </div>
      ))}
      {Object.entries(semanticTokens.shadows).map(([shadow, { value }]) => (
        <div key={shadow}>
          <styled.div
            bg="bg.panel"
            height="16"
            borderRadius="card"
            style={{ boxShadow: variable('shadows', shadow) }}
          />
          <Name>{`shadow ${shadow}`}</Name>
          <Value>{value._light}</Value>
        </div>
      ))}
      <div>
        <styled.div layerStyle="panel" height="16" />
        <Name>layer style panel</Name>
      </div>
    </Swatches>
  ),
};

const Bars = styled('ul', { base: { display: 'grid', gap: '1.5' } });
const Bar = styled('li', {
  base: { display: 'grid', gridTemplateColumns: '[3.5rem 4.5rem 1fr]', alignItems: 'center', gap: '3' },
});
const Fill = styled('div', { base: { height: '3', maxWidth: 'full', bg: 'brand.solid' } });

/** The spacing scale in its real widths. The sizes have the same steps. */
export const Space: Story = {
  render: () => (
    <Bars>
      {Object.entries(tokens.spacing)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([step, { value }]) => (
          <Bar key={step}>
            <Name>{step}</Name>
            <Value>{inPixels(value)}</Value>
            <Fill style={{ width: variable('spacing', step) }} />
          </Bar>
        ))}
    </Bars>
  ),
};

/** The layout of a page from each breakpoint on. */
const layouts: Readonly<Record<keyof typeof breakpoints, string>> = {
  sm: 'products in two columns, tabs with their text at the icon',
  md: 'products in three columns, pages with a margin of 24 px',
  lg: 'pages with a margin of 32 px',
  xl: 'products in four columns',
};

/** The least width of the window for each layout, as parts of the widest. */
export const Breakpoints: Story = {
  render: () => (
    <Bars>
      {Object.entries(breakpoints).map(([name, value]) => (
        <Bar key={name}>
          <Name>{name}</Name>
          <Value>{value.replace('px', ' px')}</Value>
          <div>
            <Fill style={{ width: `${(Number.parseFloat(value) / Number.parseFloat(breakpoints.xl)) * 100}%` }} />
            <Name>{layouts[name as keyof typeof breakpoints]}</Name>
          </div>
        </Bar>
      ))}
    </Bars>
  ),
};
