import { useAppSelector } from '@niramaya/data-access';
import { VisuallyHidden } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { AccountButton } from './AccountButton';

/** Shows the name of the panel that the click requests. In the shop this panel opens. */
const Panel = () => (
  <VisuallyHidden as="div">
    <output aria-label="Panel">{useAppSelector(({ panel }) => panel.open)}</output>
  </VisuallyHidden>
);

const meta = {
  id: 'feature-shell-accountbutton',
  title: 'Patterns/Shell/AccountButton',
  component: AccountButton,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Panel />
      </>
    ),
  ],
} satisfies Meta<typeof AccountButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Yours on this device' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const OpensTheAccount: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Panel')).not.toHaveTextContent('account');
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Panel')).toHaveTextContent('account');
  },
};
