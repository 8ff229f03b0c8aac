import type { Order } from '@niramaya/contract';
import {
  aCartItem,
  aLongCartItem,
  anOrder as anyOrder,
  aProduct,
  cartData,
  neemila,
  seedOrders as keep,
  storeCart,
  storeList,
} from '@niramaya/fixtures';
import { productHandlers, selling } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { RefillPanel } from './RefillPanel';

const calmag = aCartItem({ quantity: 2 });
const tulsi = aCartItem({ ...neemila, title: 'Tulsi 250 mg Tablet, Strip of 10' });
const anOrder = (day: string, ...lines: Order['lines'][number][]) =>
  anyOrder({ id: `NM-${day}`, placedAtMs: Date.parse(`${day}T06:30:00Z`), likelyMs: null, lines });
/** Stores the orders, and the choice of 30 days for each of their products. */
const keepChosen =
  (...orders: Order[]) =>
  () => {
    keep(...orders)();
    const titles = [...new Set(orders.flatMap(({ lines }) => lines.map(({ title }) => title)))];
    storeList(
      localStorage,
      'niramaya.refill',
      titles.map((title) => ({ title, of: '', days: 30 })),
    );
  };

const meta = {
  id: 'feature-shell-refillpanel',
  title: 'Screens/RefillPanel',
  component: RefillPanel,
  beforeEach: keepChosen(anOrder('2026-01-20', tulsi), anOrder('2025-12-28', calmag)),
  parameters: {
    layout: 'fullscreen',
    inDrawer: 'Refill',
    msw: selling(
      ...[calmag.title, tulsi.title, 'Zinc 50 mg Tablet'].map((title) => aProduct({ title, price: 210, discount: 10 })),
    ),
  },
} satisfies Meta<typeof RefillPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = () => screen.findAllByRole('article');

export const Default: Story = {
  play: async () => {
    const [first, second] = await cards();
    await expect(first).toHaveTextContent(
      'Calmag D3 500 mg Tablet, Strip of 15Due since Tue, 27 JanOrdered on Sun, 28 Dec: 2 packs',
    );
    await expect(second).toHaveTextContent('Due on Thu, 19 FebOrdered on Tue, 20 Jan: 1 pack');
    await expect(within(second!).getByRole('textbox')).toHaveValue('30');
    const months = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(months).toEqual(['Due now', 'February 2026']);
    await expect(within(screen.getByRole('region', { name: 'February 2026' })).getByRole('article')).toBe(second);
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing to refill yet' })).toBeVisible();
  },
};

export const LongContent: Story = {
  beforeEach: keepChosen(anOrder('2026-01-20', aLongCartItem())),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await cards();
    await expect(screen.queryByRole('heading', { name: 'Due now' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Add all due refills/ })).toBeNull();
  },
};

const due = [
  calmag,
  tulsi,
  aCartItem({ title: 'Zinc 50 mg Tablet' }),
  aCartItem({ title: 'No Longer Sold Tablet, Strip of 10' }),
];

export const AddAll: Story = {
  beforeEach: () => {
    keepChosen(anOrder('2026-01-20', aCartItem({ title: 'Due Later Tablet' })), anOrder('2025-12-28', ...due))();
    storeCart({ ...tulsi, quantity: 5 });
  },
  play: async () => {
    await user.dblClick(await screen.findByRole('button', { name: 'Add all due refills to cart (4 products)' }));
    await expect((await screen.findByText(/2 products added to your cart/)).parentElement).toHaveTextContent(
      '2 products added to your cart, at today’s price. Price was ₹180.00, now ₹189.00: Calmag D3 500 mg Tablet, Strip of 15. Price was ₹180.00, now ₹189.00: Zinc 50 mg Tablet. 1 product was in your cart already. No longer sold: No Longer Sold Tablet, Strip of 10. Go to cart',
    );
    await expect(cartData()).toHaveLength(3);
    await expect(screen.getAllByText('In your cart, at today’s ₹189.00 each; it was ₹180.00.')).toHaveLength(2);
    await expect(screen.getByText(/^We no longer sell this product, so nothing was added/)).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Go to cart' })).toHaveLength(4);
  },
};

export const UnreadableDays: Story = {
  beforeEach: () => {
    keep(anOrder('2026-01-20', tulsi), anOrder('2025-12-28', calmag), { ...anOrder('2025-11-01'), placedAtMs: 1e20 })();
    storeList(localStorage, 'niramaya.refill', [
      { title: tulsi.title, of: '', days: 15 },
      { title: calmag.title, of: '', days: 'soon' },
    ]);
  },
  play: async () => {
    const notice =
      'Some of the days you set cannot be read: they are damaged. Those products are not listed until you choose days on their receipt again.';
    await expect(await screen.findByText(notice)).toBeVisible();
    await expect(screen.getByText(/^Some of your orders, or products in them, cannot be read/)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'See My data' })).toHaveLength(2);
    await expect(screen.getAllByRole('textbox').map((days) => (days as HTMLInputElement).value)).toEqual(['15']);
  },
};

/** No stored interval can be read, so nothing is listed. */
export const AllDaysUnreadable: Story = {
  beforeEach: () => {
    keep(anOrder('2026-01-04', calmag))();
    localStorage.setItem('niramaya.refill', '{"v":');
  },
  play: async () => {
    await expect(await screen.findByText(/Nothing is listed until you choose days on a receipt again/)).toBeVisible();
    await expect(screen.queryByRole('article')).toBeNull();
  },
};

/** An order alone lists nothing: each product is off until the shopper chooses days on the receipt. */
export const NothingChosen: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.clear();
    keep(anOrder('2025-12-28', calmag))();
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing to refill yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Add all due refills to cart (1 product)' }));
    await expect((await screen.findByText(/^In your cart, at ₹180\.00 each\./)).parentElement).toHaveTextContent(
      'In your cart, at ₹180.00 each. This is the price when you ordered: today’s price could not be loaded. Go to cart',
    );
    await expect(screen.getByText(/^Added to your cart at the price when you ordered/).parentElement).toHaveTextContent(
      'Added to your cart at the price when you ordered, because today’s price could not be loaded: Calmag D3 500 mg Tablet, Strip of 15. Go to cart',
    );
    await expect(cartData()).toEqual([calmag]);
  },
};

export const FetchingPrice: Story = {
  tags: ['state:loading', 'state:busy'],
  parameters: { msw: { handlers: { products: productHandlers.loading() } } },
  play: async () => {
    await user.click(await screen.findByRole('button', { name: /^Add 2 packs to cart: Calmag/ }));
    await expect(await screen.findByText('Getting today’s price')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Add all due refills/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { products: productHandlers.offline() } } },
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Add all due refills to cart (1 product)' }));
    await expect(await screen.findByText(/^In your cart, at ₹180\.00 each\./)).toBeVisible();
  },
};

/**
 * A product that is due earlier after a keystroke keeps its position, so that the field does not move while it is typed
 * in.
 */
export const Invalid: Story = {
  tags: ['state:refused'],
  play: async () => {
    const [, second] = await cards();
    const days = within(second!).getByRole('textbox', { name: /^Days from one order/ });
    await user.clear(days);
    await user.type(days, '5');
    await expect(second).toHaveTextContent('Due since Sun, 25 Jan');
    await expect((await cards())[1]).toBe(second);
    await expect(days).toHaveFocus();
    await user.clear(days);
    await user.type(days, '0');
    await expect(days).toHaveAccessibleDescription(/whole number from 1 to 365/);
    await expect(second).toHaveTextContent('Due since Sun, 25 Jan');
    await expect(JSON.parse(localStorage.getItem('niramaya.refill') ?? '{}')).toMatchObject({
      items: [
        { title: tulsi.title, of: '', days: 5 },
        { title: calmag.title, of: '', days: 30 },
      ],
    });
  },
};

export const HidesAndRestores: Story = {
  tags: ['behaviour'],
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Do not list: Tulsi 250 mg Tablet, Strip of 10' }));
    await expect(await cards()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Do not list: Calmag/ }));
    await expect(screen.getByText('Nothing is listed: you have left out all you had chosen.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Calendar file (.ics)' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'List again what you left out (2)' }));
    await expect(await cards()).toHaveLength(2);
    await expect(document.body).not.toHaveFocus();
  },
};
