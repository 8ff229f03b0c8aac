import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withoutCode } from '../stories';
import { ProductLine } from '../ProductLine/ProductLine';
import { Section } from './Section';

const labels = { now: 'Price', mrp: 'MRP' };

/** The content of the examples. */
const products = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 16 }}>
    <ProductLine
      href="/medicinesdetails?id=1"
      title="Calmag D3 500 mg Tablet, Strip of 15"
      image="/pictures/1.svg"
      amountRupees={180}
      mrpRupees={200}
      priceLabels={labels}
      onOpen={fn()}
    />
    <ProductLine
      href="/medicinesdetails?id=4"
      title="Neemila Face Wash, Tube of 100 ml"
      image="/pictures/4.svg"
      amountRupees={134.55}
      mrpRupees={149.5}
      priceLabels={labels}
      onOpen={fn()}
    />
  </div>
);

/**
 * ### Use
 *
 * - A named band of a page: _Top brands_.
 * - `level` keeps the outline without gaps, with one `h1` per screen.
 *
 * ### Avoid
 *
 * - A box for appearance: it would be a region for screen readers.
 */
const meta = {
  id: 'ui-section',
  title: 'Display/Section',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Section,
  args: {
    title: 'Trending near you',
    description: 'What households around you order this month.',
    children: products,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trending near you' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending near you' })).toBeVisible();
  },
};

export const Levels: Story = {
  parameters: withoutCode,
  render: () => (
    <Section level={1} title="Medicines">
      <Section level={2} title="For the winter">
        <Section level={3} title="Cough and cold">
          <p>Syrups, balms and drops for a blocked nose.</p>
        </Section>
      </Section>
    </Section>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3]) await expect(canvas.getByRole('heading', { level })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { title: 'Everything for a household with small children in the months of the monsoon' },
  globals: { viewport: { value: 'w360' } },
};
