import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gallery } from './Gallery';

const meta = {
  id: 'ui-art-gallery',
  title: 'Foundations/Gallery',
  component: Gallery,
  args: {
    names: ['small', 'medium', 'large'],
    children: (name, index) => (
      <svg role="img" aria-label={name} width={24 * (index + 1)} height="24" viewBox="0 0 24 24">
        <rect width="24" height="24" fill="currentColor" />
      </svg>
    ),
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure');
    await expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
      'small',
      'medium',
      'large',
    ]);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
