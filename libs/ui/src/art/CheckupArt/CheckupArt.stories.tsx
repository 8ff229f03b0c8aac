import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { CheckupArt, checkupPictures, type CheckupName } from './CheckupArt';

const names = Object.keys(checkupPictures) as CheckupName[];

/**
 * ### When to use
 *
 * - For a package of lab tests, in a `CheckupCard`.
 *
 * ### When not to use
 *
 * - An icon: below 96 px the details merge.
 */
const meta = {
  id: 'ui-art-checkupart',
  title: 'Foundations/CheckupArt',
  tags: ['autodocs'],
  component: CheckupArt,
  args: { name: 'fullBody' },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof CheckupArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: showsPictures(1) };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <CheckupArt name={name} size={size} />}</Gallery>,
  play: showsPictures(13),
};
