import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { EssentialArt, essentialPictures, type EssentialName } from './EssentialArt';

const names = Object.keys(essentialPictures) as EssentialName[];

/**
 * ### When to use
 *
 * - Next to the name of an essential for patients at home: oximeter, thermometer, masks.
 *
 * ### When not to use
 *
 * - A product: `ProductPicture`. Sizes below 48 px: the details merge.
 */
const meta = {
  id: 'ui-art-essentialart',
  title: 'Foundations/EssentialArt',
  tags: ['autodocs'],
  component: EssentialArt,
  args: { name: 'oximeter' },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof EssentialArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: showsPictures(1) };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <EssentialArt name={name} size={size} />}</Gallery>,
  play: showsPictures(6),
};
