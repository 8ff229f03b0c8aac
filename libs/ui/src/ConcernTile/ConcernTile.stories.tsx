import { styled } from '../theme/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { concernPictures } from '../art/ConcernArt/ConcernArt';
import { ConcernTile } from './ConcernTile';

/**
 * ### When to use
 *
 * - For a health concern on the home screen that links to its products.
 *
 * ### When not to use
 *
 * - A speciality or symptom that stays selected: the consultation has its own buttons.
 * - A brand: `BrandTile`.
 */
const meta = {
  id: 'ui-concerntile',
  title: 'Display/ConcernTile',
  tags: ['autodocs'],
  component: ConcernTile,
  args: { img: 'Cardiac Care', name: 'Cardiac Care', href: '/medicines' },
  argTypes: { img: { options: Object.keys(concernPictures) } },
  decorators: [
    (Story, { parameters }) => (
      <styled.div width={parameters.width === 'wide' ? '[320px]' : '[150px]'}>
        <Story />
      </styled.div>
    ),
  ],
} satisfies Meta<typeof ConcernTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-61', 'HOME-68'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Cardiac Care$/);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Cardiac Care' })).toHaveAttribute('href', '/medicines');
  },
};

export const Lying: Story = { parameters: { width: 'wide' } };

export const LongContent: Story = { args: { img: 'Bone, Joint & Muscle Care', name: 'Bone, Joint & Muscle Care' } };
