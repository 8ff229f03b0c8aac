import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
  parameters: { requirements: ['HOME-68', 'HOME-69'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Cardiac Care$/);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Cardiac Care' });
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(picture.right);
  },
};

/**
 * A new tab has no history state, so its address names the concern. A click in the same tab opens the plain address.
 */
export const OpensListing: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { inShop: true, requirements: ['HOME-60', 'HOME-61'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cardiac Care' });
    await expect(link).toHaveAttribute('href', '/medicines?topic=Cardiac+Care');
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
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
