import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictureOf } from '../../content/card-fields';
import { PictureTile } from './PictureTile';
import { inBox, Pseudo } from '@niramaya/ui/stories';

/**
 * ### Use
 *
 * - For a health concern or a featured brand.
 *
 * ### Avoid
 *
 * - A brand with a description: `TopBrandCard`. A product: `ProductTile`.
 * - A speciality or symptom to select: `ChoiceButton`.
 */
const meta = {
  id: 'ui-internal-picturetile',
  title: 'Patterns/Home/PictureTile',
  tags: ['autodocs'],
  component: PictureTile,
  args: { img: pictureOf('Cardiac Care'), name: 'Cardiac Care' },
} satisfies Meta<typeof PictureTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [inBox({ width: 270 })],
  parameters: { requirements: ['HOME-60', 'HOME-61', 'HOME-68', 'HOME-69'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Cardiac Care$/);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Cardiac Care' })).toHaveAttribute('href', '/medicines');
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThan(picture.right);
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  render: (args) => <Pseudo of={<PictureTile {...args} />} control="article, a" />,
};

export const Narrow: Story = {
  decorators: [inBox({ width: 140 })],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom);
  },
};

export const Wide: Story = {
  decorators: [inBox({ width: 320 })],
  args: { img: pictureOf('Neemila'), name: 'Neemila' },
};

export const LongContent: Story = {
  args: { name: 'Vitaminsandsupplements for the whole family and for guests' },
  decorators: [inBox({ width: 140 })],
};
