import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as user } from 'storybook/test';
import { ReloadDialog } from './ReloadDialog';

const onReload = fn();
const onClose = fn();

const meta = {
  id: 'feature-shell-languagedialog',
  title: 'Patterns/Shell/ReloadDialog',
  component: ReloadDialog,
  args: { open: true, reason: 'language', onReload, onClose },
} satisfies Meta<typeof ReloadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Change the language?' });
    await expect(dialog).toHaveTextContent('What you typed on this page is not saved, and will be lost.');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onReload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

export const Update: Story = {
  args: { reason: 'update' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Update now?' });
    await expect(dialog).toHaveTextContent('What you typed on this page is not saved, and will be lost.');
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Change the language?' })).toBeVisible();
  },
};
