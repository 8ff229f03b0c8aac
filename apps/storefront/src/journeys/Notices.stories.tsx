import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent as user } from 'storybook/test';
import { Link } from 'react-router-dom';
import { ConnectionLine, Notices } from '../offline/Notices';
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

/** The line of a form speaks of the typed text, and that of any other screen of the cart. */
export const ConnectionLineFitsScreen: Story = {
  parameters: { route: '/register' },
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  render: () => (
    <>
      <Link to="/">Home</Link>
      <ConnectionLine />
      <Notices />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you have typed stays on this page.')).toBeVisible();
    await expect(canvas.queryByText(/cart/)).toBeNull();
    await user.click(canvas.getByRole('link', { name: 'Home' }));
    await expect(canvas.getByText(/^Your cart is kept on this device\./)).toBeVisible();
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

export const WaitsForCarePlan: Story = { ...WaitsForPayment, parameters: { route: '/careplan' } };
