import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { ModeButtons } from './ModeButtons';

const meta = {
  id: 'feature-consult-modebuttons',
  title: 'Patterns/Consult/ModeButtons',
  component: ModeButtons,
} satisfies Meta<typeof ModeButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const modes = canvas.getAllByRole('button');
    await expect(modes.map((mode) => [mode.textContent, mode.getAttribute('aria-pressed')])).toEqual([
      ['Video', 'false'],
      ['Audio', 'false'],
      ['Chat', 'false'],
    ]);
  },
};

export const SecondClickTakesItBack: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-62'] },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('button', { name: 'Chat' });
    await user.click(chat);
    await expect(chat).toHaveAttribute('aria-pressed', 'true');
    await expect({ ...localStorage, ...sessionStorage }).toEqual({});
    await user.keyboard(' ');
    await expect(chat).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
