import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointAtAll } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { LanguageLink } from './LanguageLink';

const meta = {
  id: 'feature-shell-languagelink',
  title: 'Patterns/Shell/LanguageLink',
  component: LanguageLink,
  parameters: { route: '/medicines?q=zinc' },
} satisfies Meta<typeof LanguageLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'हिन्दी' });
    await expect(link).toHaveAttribute('lang', 'hi');
    await expect(link).toHaveAttribute('hreflang', 'hi');
    await expect(link).toHaveAttribute('href', '?q=zinc&lang=hi');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const PseudoStates: Story = {
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};
