import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBrandHandlers } from '@niramaya/fixtures/msw';
import { expect } from 'storybook/test';
import { TopBrandsScreen } from './TopBrandsScreen';

const meta = {
  id: 'feature-home-topbrandsscreen',
  title: 'Screens/TopBrandsScreen',
  component: TopBrandsScreen,
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/medi',
    msw: { handlers: { topBrands: topBrandHandlers.ready() } },
  },
} satisfies Meta<typeof TopBrandsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our Top Brands');
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.loading() } } },
};

export const Offline: Story = {
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: topBrandHandlers.offline() } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByText(/^Check the connection and try again/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.empty() } } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.failed() } } },
};
