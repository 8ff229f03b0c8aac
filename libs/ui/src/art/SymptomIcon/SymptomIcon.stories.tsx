import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectSilentIcons } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { symptomGlyphs } from './symptom.glyphs';
import { SymptomIcon, type SymptomName } from './SymptomIcon';

const names = Object.keys(symptomGlyphs) as SymptomName[];

const meta = {
  component: SymptomIcon,
  args: { name: 'Headache', size: 64 },
} satisfies Meta<typeof SymptomIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where no name stands beside it, the picture carries the name itself. */
export const Named: Story = {
  args: { label: 'Headache' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Headache' })).toHaveAttribute('width', '64');
  },
};

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <SymptomIcon name={name} size={size} />}</Gallery>,
  play: async ({ canvasElement }) => {
    await expectSilentIcons(canvasElement, 12);
  },
};
