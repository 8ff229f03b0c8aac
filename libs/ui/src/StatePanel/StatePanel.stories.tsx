import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { StateAction, StatePanel, StateText, StateTitle } from './StatePanel';

const meta = {
  id: 'ui-statepanel',
  title: 'Feedback/StatePanel',
  component: StatePanel,
  args: {
    children: (
      <>
        <StateTitle>Nothing here yet</StateTitle>
        <StateText>What you put here stays on this device.</StateText>
        <StateAction>
          <Button href="/">Go to the home page</Button>
        </StateAction>
      </>
    ),
  },
} satisfies Meta<typeof StatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nothing here yet');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  },
};

/** Lines stay short enough to read, however long the text is. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        <StateTitle>There is nothing here yet, and there are good reasons for it</StateTitle>
        <StateText>{'What you put here stays on this device until you take it away. '.repeat(5)}</StateText>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').parentElement!.clientWidth).toBeLessThanOrEqual(448);
  },
};
