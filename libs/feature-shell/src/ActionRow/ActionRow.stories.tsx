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

const tops = (links: HTMLElement[]) => links.map((link) => link.getBoundingClientRect().top);

export const Default: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [first, second] = tops(canvas.getAllByRole('link'));
    await expect(second).toBe(first);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [first, second] = tops(canvas.getAllByRole('link'));
    await expect(second).toBeGreaterThan(first!);
  },
};
