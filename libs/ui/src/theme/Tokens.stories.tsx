import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { palettes, surfaces } from './colors';
import { contrastRatio } from './contrast';
import { documentedPairs } from './pairs';
import { textStyles, tokens } from './tokens';

const Grid = chakra('div', { base: { display: 'grid', gap: '3' } });
const Swatches = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '3', marginBottom: '6' },
});
const Colour = chakra('div', {
  base: { height: '14', borderRadius: 'control', border: '1px solid token(colors.border)' },
});
const Name = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Title = chakra('h2', { base: { textStyle: 'title', marginBottom: '3' } });
const Cell = chakra('td', { base: { px: '3', py: '1.5', borderBottom: '1px solid token(colors.border)' } });
const Head = chakra('th', { base: { px: '3', py: '1.5', textAlign: 'start', fontWeight: 'semibold' } });

/** What the design system is made of. The values stand in `theme/colors.ts` and `theme/tokens.ts`. */
const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tokenName = (group: string, role: string) => (role === 'DEFAULT' ? group : `${group}.${role}`);

export const Colours: Story = {
  render: () => (
    <>
      {Object.entries({ ...surfaces, ...palettes }).map(([group, roles]) => (
        <section key={group} aria-label={group}>
          <Title>{group}</Title>
          <Swatches>
            {Object.keys(roles).map((role) => (
              <div key={role}>
                <Colour bg={tokenName(group, role)} />
                <Name>{tokenName(group, role)}</Name>
              </div>
            ))}
          </Swatches>
        </section>
      ))}
    </>
  ),
};

const ratio = (foreground: string, background: string) => contrastRatio(foreground, background).toFixed(2);

export const Contrast: Story = {
  render: () => (
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
        {documentedPairs.map(({ name, kind, foreground, background }) => (
          <tr key={name}>
            <Cell>{name}</Cell>
            <Cell>{kind === 'text' ? '4.5' : '3'}</Cell>
            <Cell>{ratio(foreground[0], background[0])}</Cell>
            <Cell>{ratio(foreground[1], background[1])}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(documentedPairs.length + 1);
  },
};

export const Type: Story = {
  render: () => (
    <Grid>
      {Object.keys(textStyles).map((name) => (
        <div key={name}>
          <Name>{name}</Name>
          <chakra.p textStyle={name}>₹1,849.50 for 30 days of thyroid tablets</chakra.p>
        </div>
      ))}
      <chakra.p lang="hi" textStyle="title">
        आपकी दवाएँ, आपके घर तक
      </chakra.p>
    </Grid>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("16px 'Anek Latin Variable'", '₹')).toBe(true);
    await expect(document.fonts.check("16px 'Anek Devanagari Variable'", 'दवा')).toBe(true);
  },
};

export const Space: Story = {
  render: () => (
    <Grid>
      {Object.entries(tokens.spacing).map(([step, { value }]) => (
        <chakra.div key={step} display="flex" alignItems="center" gap="3">
          <Name width="28">
            {step} = {Number.parseFloat(value) * 16} px
          </Name>
          <chakra.div bg="brand.solid" height="3" width={step} />
        </chakra.div>
      ))}
    </Grid>
  ),
};

export const Shape: Story = {
  render: () => (
    <Swatches>
      {['control', 'card', 'pill'].map((radius) => (
        <div key={radius}>
          <chakra.div bg="bg.muted" height="16" borderRadius={radius} />
          <Name>radius {radius}</Name>
        </div>
      ))}
      {['card', 'raised', 'overlay'].map((shadow) => (
        <div key={shadow}>
          <chakra.div bg="bg.panel" height="16" borderRadius="card" boxShadow={shadow} />
          <Name>shadow {shadow}</Name>
        </div>
      ))}
    </Swatches>
  ),
};
