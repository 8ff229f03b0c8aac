import type { Meta, StoryObj } from '@storybook/react-vite';
import { carriesName, expectSilentIcons, isSilent } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { concernGlyphs } from './concern.glyphs';
import { ConcernIcon, type ConcernName } from './ConcernIcon';

const names = Object.keys(concernGlyphs) as ConcernName[];

const meta = {
  component: ConcernIcon,
  args: { name: 'Cardiac Care', size: 64 },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof ConcernIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: isSilent };

export const Named: Story = { args: { label: 'Cardiac Care' }, play: carriesName('Cardiac Care') };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <ConcernIcon name={name} size={size} />}</Gallery>,
  play: async ({ canvasElement }) => {
    await expectSilentIcons(canvasElement, 9);
  },
};
