import { aProduct } from '@niramaya/fixtures';
import { offerHandlers, productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { LinkedOffer } from './LinkedOffer';

const meta = {
  id: 'feature-medicines-linkedoffer',
  title: 'Screens/LinkedOffer',
  component: LinkedOffer,
  args: { id: 2 },
  parameters: {
    inShop: true,
    route: '/medicines?offer=2',
    msw: { handlers: { offers: offerHandlers.ready(), products: productHandlers.ready([aProduct()]) } },
  },
} satisfies Meta<typeof LinkedOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'The offer that you chose' });
    await expect(region).toBeVisible();
    await expect(region).toHaveTextContent('Prices of today, 3 February');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { offers: offerHandlers.loading() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the offer')).toBeVisible();
  },
};

export const Ended: Story = {
  tags: ['state:empty'],
  args: { id: NaN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This offer has ended.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See today’s offers' })).toHaveAttribute('href', '/offers');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { offers: offerHandlers.failedOnce() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The offer could not be loaded. Check your connection.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { offers: offerHandlers.offline() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The offer could not be loaded. Check your connection.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenLoaded: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { offers: offerHandlers.failedOnce() } } },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'The offer that you chose' })).toBeVisible();
  },
};
