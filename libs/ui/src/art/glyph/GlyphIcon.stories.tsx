import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlyphIcon } from './GlyphIcon';

const meta = {
  id: 'ui-art-glyph-glyphicon',
  title: 'Foundations/GlyphIcon',
  component: GlyphIcon,
  args: { glyph: { body: 'M10 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0z', detail: 'M24 17v14M17 24h14' } },
} satisfies Meta<typeof GlyphIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
