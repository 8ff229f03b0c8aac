import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@niramaya/ui';
import { expect, fn, userEvent as user } from 'storybook/test';
import { ConfirmedButton } from './ConfirmedButton';

const meta = {
  id: 'feature-account-confirmedbutton',
  title: 'Patterns/Account/ConfirmedButton',
  component: ConfirmedButton,
  args: {
    children: 'Erase everything',
    variant: 'outline',
    question: 'Erase everything from this device?',
    answers: { yes: 'Erase', no: 'Keep' },
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

export const Open: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
  },
};

/** Yes has started the action, and it cannot be stopped. So No is disabled, and the question stays. */
export const Busy: Story = {
  args: { onYes: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await user.click(canvas.getByRole('button', { name: 'Erase' }));
    await expect(canvas.getByRole('button', { name: 'Erase' })).toHaveAttribute('aria-busy', 'true');
    await user.click(canvas.getByRole('button', { name: 'Keep' }), { pointerEventsCheck: 0 });
    await expect(canvas.getByRole('group', { name: 'Erase everything from this device?' })).toBeVisible();
  },
};
