import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { WalletsPanel } from './WalletsPanel';

const meta = { component: WalletsPanel } satisfies Meta<typeof WalletsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LastPressIsTheOneSpokenOf: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'LINK WALLET Paytm' }));
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Mobikwik/ZIP cannot be linked in this demonstration. Nothing was sent.',
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
