import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectSilentPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { BrandMark, featuredBrands } from './BrandMark';

const meta = {
  component: BrandMark,
  args: { name: 'Neemila' },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 1);
  },
};

export const Variants: Story = {
  render: ({ size }) => (
    <Gallery names={featuredBrands.map(({ name }) => name)}>{(name) => <BrandMark name={name} size={size} />}</Gallery>
  ),
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 9);
  },
};
