import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutCode } from '../../stories';
import { Gallery } from '../gallery/Gallery';
import { Logo } from './Logo';

/**
 * ### Use
 *
 * - In the top bar and the footer. In a small space, the mark without the name.
 *
 * ### Avoid
 *
 * - Below 24 px, on a photo, in other colours, or rotated.
 */
const meta = {
  id: 'ui-art-logo',
  title: 'Foundations/Logo',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Niramaya' })).toHaveAttribute('height', '36');
  },
};

export const WithName: Story = {
  args: { withName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niramaya')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const sizes = ['16', '24', '36', '64', '128'];

export const Variants: Story = {
  parameters: withoutCode,
  render: ({ withName }) => (
    <Gallery names={sizes}>{(size) => <Logo size={Number(size)} withName={withName} />}</Gallery>
  ),
};
