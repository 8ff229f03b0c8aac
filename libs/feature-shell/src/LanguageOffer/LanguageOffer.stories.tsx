import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { LanguageOffer } from './LanguageOffer';

const meta = {
  id: 'feature-shell-languageoffer',
  title: 'Patterns/Shell/LanguageOffer',
  component: LanguageOffer,
  args: { language: 'hi' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('यह दुकान हिंदी में भी है · This shop is also in Hindi');
    await expect(canvas.getByText('यह दुकान हिंदी में भी है')).toHaveAttribute('lang', 'hi');
    const change = canvas.getByRole('button', { name: 'हिन्दी' });
    await expect(canvas.getByText('हिन्दी', { exact: true })).toHaveAttribute('lang', 'hi');
    await user.tab();
    await expect(change).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Stay in English' })).toHaveFocus();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  },
};

export const CloseRefusesForGood: Story = {
  tags: ['behaviour'],
  beforeEach: () => document.documentElement.setAttribute('data-offer', 'hi'),
  render: (args) => (
    <main tabIndex={-1}>
      <LanguageOffer {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Stay in English' }));
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(localStorage.getItem('niramaya.language_refused')).toBe('hi');
    await expect(document.documentElement).not.toHaveAttribute('data-offer');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
