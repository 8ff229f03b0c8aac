import { aSelectedMedicine, storeList } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { RecentProducts } from './RecentProducts';

const looked = ['Whevana Whey Protein', 'Dantika Toothpaste', 'Neemila Face Wash', 'Ashwashakti Churna', 'Zincora'];

/** Stores `count` viewed products, the latest first. */
const after = (count: number) => () => {
  const items = looked
    .slice(0, count)
    .map((title, at) => aSelectedMedicine({ title, image: `/api/pictures/${at + 2}.svg` }));
  storeList(localStorage, 'niramaya.viewed', items);
};

const meta = {
  id: 'feature-medicines-recentproducts',
  title: 'Patterns/Medicines/RecentProducts',
  component: RecentProducts,
  args: { medicine: aSelectedMedicine() },
  // The prop changes nothing that a reader of Storybook could see: it only leaves a product out.
  argTypes: { medicine: { control: false } },
  parameters: { inShop: true, route: '/medicinesdetails' },
} satisfies Meta<typeof RecentProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: after(5),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Recently viewed' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(looked.slice(0, 4));
    await expect(links[0]).toHaveAttribute('href', '/medicinesdetails?title=Whevana+Whey+Protein');
  },
};

/** A single product is stored and not shown. */
export const One: Story = {
  tags: ['behaviour'],
  beforeEach: after(1),
  play: async ({ canvas, args }) => {
    await expect(localStorage.getItem('niramaya.viewed')).toContain(args.medicine.title);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** After a log-out the screen stays. The product that the account has viewed is not stored as viewed by the guest. */
export const LogOutStoresNothing: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.setItem('validkey', 'Asha');
    const items = looked.slice(0, 3).map((title) => aSelectedMedicine({ title }));
    localStorage.setItem('niramaya.viewed', JSON.stringify({ of: ':Asha', v: 1, items }));
  },
  play: async ({ canvas, args }) => {
    const viewed = () => JSON.parse(localStorage.getItem('niramaya.viewed') ?? '{}') as { items: { title: string }[] };
    await expect(await canvas.findByRole('region', { name: 'Recently viewed' })).toBeVisible();
    await expect(viewed().items[0]?.title).toBe(args.medicine.title);
    localStorage.removeItem('validkey');
    window.dispatchEvent(new StorageEvent('storage', { key: 'validkey' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(viewed()).toMatchObject({ of: ':Asha' });
    await expect(viewed().items).toHaveLength(4);
  },
};

export const ClearRemovesSection: Story = {
  tags: ['behaviour'],
  beforeEach: after(2),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Clear recently viewed' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(localStorage.getItem('niramaya.viewed')).toBeNull();
  },
};
