import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectSilentPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { HomeopathyArt, remedyPictures, type RemedyName } from './HomeopathyArt';

const names = Object.keys(remedyPictures) as RemedyName[];

const meta = {
  component: HomeopathyArt,
  args: { name: 'Allium Cepa 30 CH' },
  argTypes: { name: { options: names, table: { type: { summary: names.join(' | ') } } } },
} satisfies Meta<typeof HomeopathyArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 1);
  },
};

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <HomeopathyArt name={name} size={size} />}</Gallery>,
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 15);
  },
};
