import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@niramaya/ui';
import { expect } from 'storybook/test';
import { ActionRow } from './ActionRow';

const meta = {
  id: 'feature-shell-actionrow',
  title: 'Patterns/Shell/ActionRow',
  component: ActionRow,
  args: {
    children: (
      <>
        <Button href="/">Go to the home page</Button>
        <Button href="/medicines" variant="outline">
          Browse medicines
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w768' } } };

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(second).toBeGreaterThan(first!);
  },
};
