import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectSilentPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { EssentialArt, essentialPictures, type EssentialName } from './EssentialArt';

const names = Object.keys(essentialPictures) as EssentialName[];

const meta = {
  component: EssentialArt,
  args: { name: 'oximeter' },
  argTypes: { name: { options: names, table: { type: { summary: names.join(' | ') } } } },
} satisfies Meta<typeof EssentialArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 1);
  },
};

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <EssentialArt name={name} size={size} />}</Gallery>,
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 6);
  },
};
