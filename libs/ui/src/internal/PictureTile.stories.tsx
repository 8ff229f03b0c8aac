import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryIcon } from '../art/CategoryIcon/CategoryIcon';
import { PictureTile } from './PictureTile';
import { Pseudo } from '../stories/Pseudo';

const wide = (px: number): Story['decorators'] => [
  (Story) => (
    <div style={{ width: px }}>
      <Story />
    </div>
  ),
];

const meta = {
  id: 'ui-internal-picturetile',
  title: 'Display/PictureTile',
  component: PictureTile,
  args: { picture: <CategoryIcon name="vitamins" size={48} />, name: 'Vitamins', href: '/medicines' },
} satisfies Meta<typeof PictureTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: wide(280),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Vitamins' })).toHaveAttribute('href', '/medicines');
    const picture = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThan(picture.right);
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  render: (args) => <Pseudo of={<PictureTile {...args} />} control="article, a" />,
};

/** The layout follows the width of the tile, not of the window. A narrow tile has the picture above the link. */
export const Narrow: Story = {
  decorators: wide(140),
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom);
  },
};

export const LongContent: Story = {
  args: { name: 'Vitaminsandsupplements for the whole family and for guests' },
  decorators: wide(140),
};
