import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectSilentIcons } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { specialityGlyphs } from './speciality.glyphs';
import { SpecialityIcon, type SpecialityName } from './SpecialityIcon';

const names = Object.keys(specialityGlyphs) as SpecialityName[];

const meta = {
  component: SpecialityIcon,
  args: { name: 'Dentist', size: 64 },
} satisfies Meta<typeof SpecialityIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where no name stands beside it, the picture carries the name itself. */
export const Named: Story = {
  args: { label: 'Dentist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dentist' })).toHaveAttribute('width', '64');
  },
};

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <SpecialityIcon name={name} size={size} />}</Gallery>,
  play: async ({ canvasElement }) => {
    await expectSilentIcons(canvasElement, 16);
  },
};
