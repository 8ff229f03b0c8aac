import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { ConcernArt, concernPictures, type ConcernName } from './ConcernArt';

const names = Object.keys(concernPictures) as ConcernName[];

const meta = {
  component: ConcernArt,
  args: { name: 'Cardiac Care' },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof ConcernArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: showsPictures(1) };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <ConcernArt name={name} size={size} />}</Gallery>,
  play: showsPictures(9),
};
