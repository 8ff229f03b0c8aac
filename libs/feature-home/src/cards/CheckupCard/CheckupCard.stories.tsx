import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictureOf } from '../../content/card-fields';
import { CheckupCard } from './CheckupCard';
import { inBox, Pseudo } from '@niramaya/ui/stories';

/**
 * ### Use
 *
 * - For a package of lab tests; a click opens its contents.
 *
 * ### Avoid
 *
 * - A single test: `PathologyCard`. A product: `ProductTile`.
 */
const meta = {
  id: 'ui-checkupcard',
  title: 'Patterns/Home/CheckupCard',
  tags: ['autodocs'],
  component: CheckupCard,
  args: {
    checkup: {
      img: pictureOf('Full Body Checkup'),
      name: 'Full Body Checkup',
      desc: 'Includes 72 Tests',
      rating: 4.9,
      price: 999,
      O_price: 2500,
      discount: '60% off',
    },
    onOpen: fn(),
  },
  decorators: [inBox({ width: 280 })],
} satisfies Meta<typeof CheckupCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-29', 'HOME-30', 'HOME-33', 'HOME-34', 'HOME-35'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Full Body Checkup' })).toBeVisible();
    await expect(canvas.getByText('₹999.00')).toBeVisible();
    await expect(canvas.getByText('₹2,500.00')).toBeVisible();
    await expect(canvas.getByText('60% off')).toBeVisible();
    await expect(canvas.queryAllByRole('link')).toEqual([]);
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<CheckupCard {...args} />} />,
};

export const LongContent: Story = {
  args: {
    checkup: {
      ...meta.args.checkup,
      name: 'Comprehensive Senior Citizen Checkup with Cardiac Risk Markers',
      desc: 'Includes 138 Tests',
      price: 11_299,
      O_price: 1_22_600,
    },
  },
  parameters: { requirements: ['HOME-31', 'HOME-32', 'HOME-67'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: /^Comprehensive Senior Citizen Checkup/ })).toBeVisible();
    await expect(canvas.getByText('Includes 138 Tests')).toBeVisible();
    await expect(canvas.getByText(/^4\.9/)).toBeVisible();
  },
};
