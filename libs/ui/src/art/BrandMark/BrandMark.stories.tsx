import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { BrandMark, featuredBrands } from './BrandMark';

const names = featuredBrands.map(({ name }) => name);

/**
 * ### When to use
 *
 * - For the emblem of one of the nine featured brands, next to its name.
 *
 * ### When not to use
 *
 * - A link: `BrandTile`. The mark of a real company: all nine are invented.
 */
const meta = {
  id: 'ui-art-brandmark',
  title: 'Foundations/BrandMark',
  tags: ['autodocs'],
  component: BrandMark,
  args: { name: 'Neemila' },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: showsPictures(1) };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <BrandMark name={name} size={size} />}</Gallery>,
  play: showsPictures(9),
};
