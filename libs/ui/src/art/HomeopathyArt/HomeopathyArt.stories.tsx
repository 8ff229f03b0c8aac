import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectSilentPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { HomeopathyArt } from './HomeopathyArt';
import type { HomeopathyForm } from './vessels';

const forms: HomeopathyForm[] = ['dilution', 'globules', 'ointment', 'syrup'];
const labels = ['Aconite 30', 'Bryonia Alba 30 CH', 'Belladonna 200'];
const names = forms.flatMap((form) => labels.map((label) => `${label}, ${form}`));

const meta = {
  component: HomeopathyArt,
  args: { label: 'Aconite 30', paletteIndex: 0, form: 'dilution' },
} satisfies Meta<typeof HomeopathyArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 1);
  },
};

/** The longest names still fit on their label. */
export const LongContent: Story = {
  args: { label: 'Pulsatilla Pratensis 200 CH', form: 'globules' },
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 1);
  },
};

export const Variants: Story = {
  render: () => (
    <Gallery names={names}>
      {(_name, index) => (
        <HomeopathyArt
          label={labels[index % labels.length] ?? ''}
          paletteIndex={index}
          form={forms[Math.floor(index / labels.length)] ?? 'dilution'}
        />
      )}
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    await expectSilentPictures(canvasElement, 12);
  },
};
