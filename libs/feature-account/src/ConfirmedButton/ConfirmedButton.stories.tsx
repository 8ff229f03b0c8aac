import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@niramaya/ui';
import { expect, fn, userEvent as user, waitFor } from 'storybook/test';
import { ConfirmedButton } from './ConfirmedButton';

const meta = {
  id: 'feature-account-confirmedbutton',
  title: 'Patterns/Account/ConfirmedButton',
  component: ConfirmedButton,
  args: {
    children: 'Erase everything',
    variant: 'outline',
    question: 'Erase everything from this device?',
    yes: 'Erase',
    no: 'Keep',
    onYes: fn(() => Promise.resolve()),
    otherAction: (
      <Button variant="outline" size="sm">
        Download
      </Button>
    ),
  },
} satisfies Meta<typeof ConfirmedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The answer that changes nothing has the focus, and returns it to the button. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.getByRole('button', { name: 'Erase everything' })).toHaveFocus();
    await expect(args.onYes).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('button', { name: 'Erase everything' }));
  },
};

export const Confirmed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await user.click(canvas.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erase everything' })).toBeVisible());
    await expect(args.onYes).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  args: { onYes: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await user.click(canvas.getByRole('button', { name: 'Erase' }));
    await expect(canvas.getByRole('button', { name: 'Erase' })).toHaveAttribute('aria-busy', 'true');
  },
};
