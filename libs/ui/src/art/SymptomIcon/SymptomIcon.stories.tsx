import type { Meta, StoryObj } from '@storybook/react-vite';
import { carriesName, expectSilentIcons, isSilent } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { symptomGlyphs } from './symptom.glyphs';
import { SymptomIcon, type SymptomName } from './SymptomIcon';

const names = Object.keys(symptomGlyphs) as SymptomName[];

const meta = {
  component: SymptomIcon,
  args: { name: 'Headache', size: 64 },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof SymptomIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: isSilent };

export const Named: Story = { args: { label: 'Headache' }, play: carriesName('Headache') };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <SymptomIcon name={name} size={size} />}</Gallery>,
  play: async ({ canvasElement }) => {
    await expectSilentIcons(canvasElement, 12);
  },
};
