import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { UpdateNotice } from './UpdateNotice';

const meta = {
  id: 'feature-shell-updatenotice',
  title: 'Screens/UpdateNotice',
  component: UpdateNotice,
  args: { onUpdate: fn(), onLater: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpdateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('A new version of the shop is ready')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('button', { name: 'Update now' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};
