import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { HomeopathyArt, remedyPictures, type RemedyName } from './HomeopathyArt';

const names = Object.keys(remedyPictures) as RemedyName[];

/**
 * ### When to use
 *
 * - For a homeopathic remedy: bottle, vial, tube or syrup, with the name on its label.
 *
 * ### When not to use
 *
 * - A product of the catalogue: `ProductPicture`.
 */
const meta = {
  id: 'ui-art-homeopathyart',
  title: 'Foundations/HomeopathyArt',
  tags: ['autodocs'],
  component: HomeopathyArt,
  args: { name: 'Allium Cepa 30 CH' },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof HomeopathyArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: showsPictures(1) };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <HomeopathyArt name={name} size={size} />}</Gallery>,
  play: showsPictures(15),
};
