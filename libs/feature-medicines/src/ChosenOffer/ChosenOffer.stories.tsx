import { aLongOffer, anOffer, aProduct, cartData } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { countListingCalls, listingCalls } from '../stories/listing-calls';
import { ChosenOffer } from './ChosenOffer';

const meta = {
  id: 'feature-medicines-chosenoffer',
  title: 'Screens/ChosenOffer',
  component: ChosenOffer,
  args: { offer: anOffer({ image: '/api/pictures/1.svg' }) },
  parameters: {
    inShop: true,
    route: '/medicines',
    msw: { handlers: { count: countListingCalls, products: productHandlers.ready([aProduct()]) } },
  },
} satisfies Meta<typeof ChosenOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.findByRole('region', { name: 'The offer that you chose' });

export const Default: Story = {
  play: async () => {
    const shown = await region();
    const title = within(shown).getByRole('heading', { level: 3 });
    await expect(title).toHaveTextContent('Calmag D3 500 mg Tablet, Strip of 15');
    await expect(shown).toHaveTextContent('Price ₹300.00MRP ₹400.00Pack of 2 · You save ₹100.00');
    // The offer of a history entry may be of an earlier day.
    await expect(shown).not.toHaveTextContent('Prices of today');
    await expect(within(shown).getByRole('heading', { level: 2 })).toHaveTextContent('The offer that you chose');
    await expect(within(shown).getByRole('link', { name: 'Other offers' })).toHaveAttribute('href', '/offers');
    await expect(listingCalls).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: { offer: aLongOffer({ image: '/api/pictures/2.svg' }) },
  globals: { viewport: { value: 'w360' } },
};

export const AddThenCount: Story = {
  tags: ['behaviour'],
  play: async () => {
    const shown = within(await region());
    const title = 'Calmag D3 500 mg Tablet, Strip of 15 (Pack of 2)';
    await user.click(shown.getByRole('button', { name: `Add this offer: ${title} to cart` }));
    await expect(await shown.findByRole('group', { name: `Quantity of ${title}` })).toBeVisible();
    await expect(cartData()).toEqual([
      { image: '/api/pictures/1.svg', title, price: 400, discountedPrice: 300, quantity: 1 },
    ]);
    await expect(shown.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    await expect(
      shown.getByRole('button', { name: 'See details of Calmag D3 500 mg Tablet, Strip of 15' }),
    ).toBeVisible();
    toast.dismissAll();
  },
};

/** The second tap of a double tap lands on the link to the cart, which must not open. */
export const DoubleTapAddsOnce: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    const shown = within(await region());
    const tap = (control: HTMLElement) =>
      control.dispatchEvent(
        new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }),
      );
    tap(shown.getByRole('button', { name: /^Add this offer: / }));
    tap(await shown.findByRole('link', { name: 'Go to cart' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
    await expect(cartData()).toHaveLength(1);
    toast.dismissAll();
  },
};

export const Opening: Story = {
  tags: ['state:busy'],
  parameters: { msw: { handlers: { products: productHandlers.loading() } } },
  play: async () => {
    const shown = within(await region());
    await user.click(shown.getByRole('button', { name: /^See details of / }));
    await expect(shown.getByRole('button', { name: 'Opening' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A click on the details shows this message, and the shopper stays in the listing. */
const openShows =
  (message: string): Story['play'] =>
  async ({ canvas }) => {
    const open = within(await region()).getByRole('button', { name: /^See details of / });
    await user.click(open);
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
    await expect(open).toHaveAttribute('aria-label', 'See details of Calmag D3 500 mg Tablet, Strip of 15');
  };

const failed = openShows('The product could not be opened. Check your connection and try again.');

export const Failed: Story = {
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: failed,
};

export const Offline: Story = {
  parameters: { msw: { handlers: { products: productHandlers.offline() } } },
  play: failed,
};

export const ProductIsGone: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: { products: productHandlers.empty() } } },
  play: openShows('This product is not on our shelves at the moment. The offer can be added as it is.'),
};
