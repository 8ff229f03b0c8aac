import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOffer } from '@niramaya/fixtures';
import { offerHandlers } from '@niramaya/fixtures/msw';
import { expect, userEvent as user, within } from 'storybook/test';
import { OffersScreen } from './OffersScreen';

const meta = {
  id: 'feature-offers-offersscreen',
  title: 'Screens/OffersScreen',
  component: OffersScreen,
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/offers',
    msw: { handlers: { offers: offerHandlers.ready() } },
  },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['OFFERS-01', 'OFFERS-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^QUICK BUY! Get offers on medicines$/);
    await expect(
      canvas.getByText('Prices of today, 3 February, inclusive of all taxes. An offer holds while it is listed here.'),
    ).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Offers' });
    await expect(within(list).getAllByRole('article')).toHaveLength(12);
    // The greatest discount is first.
    const discounts = within(list)
      .getAllByText(/^\d+% off$/)
      .map(({ textContent }) => Number.parseInt(textContent, 10));
    await expect(discounts).toEqual(discounts.toSorted((one, other) => other - one));
  },
};

const oneOffer = { handlers: { offers: offerHandlers.ready([anOffer({ image: '/api/pictures/1.svg' })]) } };

export const ShowsTerms: Story = {
  tags: ['behaviour'],
  parameters: { msw: oneOffer, requirements: ['OFFERS-05', 'OFFERS-06', 'OFFERS-07', 'OFFERS-08', 'OFFERS-09'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15', level: 2 }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/api/pictures/1.svg');
    const rows = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(rows).toEqual(['QuantityPack of 2, ₹150.00 each', 'MRP₹400.00', 'Discounts25% off', 'Price₹300.00']);
  },
};

export const ViewOpensShop: Story = {
  tags: ['behaviour'],
  parameters: { msw: oneOffer, requirements: ['OFFERS-03', 'OFFERS-04', 'OFFERS-10'] },
  play: async ({ canvas, canvasElement }) => {
    const view = await canvas.findByRole('link', { name: 'VIEW Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(view).toHaveTextContent(/^VIEW$/);
    await expect(view).toHaveAttribute('href', '/medicines?offer=1');
    const title = canvas.getByRole('link', { name: 'Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(title).toHaveAttribute('href', '/medicines?offer=1');
    await expect(canvasElement.querySelector('img')?.closest('a')).toHaveAttribute('href', '/medicines?offer=1');
    await expect(canvas.getByText('₹300.00')).toBeVisible();
    await user.click(view);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { offers: offerHandlers.loading() } } },
  play: async ({ canvas }) => {
    const [status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent('Loading the offers');
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: { offers: offerHandlers.empty() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No offers today' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { offers: offerHandlers.offline() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Check your connection and try again.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { requirements: ['ERROR-34'], msw: { handlers: { offers: offerHandlers.failedOnce() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The offers could not be loaded.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('group', { name: 'Offers' })).toHaveFocus();
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('group', { name: 'Offers' })).toHaveFocus();
  },
};
