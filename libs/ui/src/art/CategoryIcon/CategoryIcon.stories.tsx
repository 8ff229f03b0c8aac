import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectSilentIcons } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { categoryGlyphs } from './category.glyphs';
import { CategoryIcon, type CategoryIconName } from './CategoryIcon';

const names = Object.keys(categoryGlyphs) as CategoryIconName[];

const meta = {
  component: CategoryIcon,
  args: { name: 'nutrition', size: 64 },
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where no name stands beside it, the picture carries the name itself. */
export const Named: Story = {
  args: { label: 'nutrition' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'nutrition' })).toHaveAttribute('width', '64');
  },
};

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <CategoryIcon name={name} size={size} />}</Gallery>,
  play: async ({ canvasElement }) => {
    await expectSilentIcons(canvasElement, 5);
  },
};
