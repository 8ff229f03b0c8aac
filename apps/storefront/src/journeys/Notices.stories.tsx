import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent as user } from 'storybook/test';
import { Link } from 'react-router-dom';
import { Notices } from '../offline/Notices';
import { newVersion } from '../offline/worker';

const meta = {
  id: 'flows-notices',
  title: 'Flows/Notices',
  component: Notices,
  tags: ['behaviour'],
  beforeEach: () => void spyOn(newVersion, 'isReady').mockReturnValue(true),
  render: () => (
    <>
      <Link to="/">Home</Link>
      <Notices />
    </>
  ),
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new version that is ready during a payment is offered once the shopper has left the screen. */
export const WaitsForPayment: Story = {
  parameters: { route: '/payment' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A new version of the shop is ready')).toBeNull();
    await user.click(canvas.getByRole('link', { name: 'Home' }));
    await expect(canvas.getByText('A new version of the shop is ready')).toBeVisible();
  },
};

export const WaitsForCarePlan: Story = { ...WaitsForPayment, parameters: { route: '/careplan' } };
