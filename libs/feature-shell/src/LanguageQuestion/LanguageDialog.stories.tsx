import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as user } from 'storybook/test';
import { LanguageDialog } from './LanguageDialog';

const onChange = fn();
const onClose = fn();

const meta = {
  id: 'feature-shell-languagedialog',
  title: 'Patterns/Shell/LanguageDialog',
  component: LanguageDialog,
  args: { open: true, onChange, onClose },
} satisfies Meta<typeof LanguageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Change the language?' });
    await expect(dialog).toHaveTextContent('What you typed on this page is not saved, and will be lost.');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await expect(onChange).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Change the language?' })).toBeVisible();
  },
};
