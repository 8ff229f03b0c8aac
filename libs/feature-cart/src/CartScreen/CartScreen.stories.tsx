import { notePaidLineGone, notePaidLineShown, useAppDispatch, usePaidLines } from '@niramaya/data-access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aCartItem,
  anOffer,
  anOrder,
  aProduct,
  blockStorage,
  cartData,
  neemila,
  seedOrders,
  storeCart,
  storeList,
} from '@niramaya/fixtures';
import { offerHandlers, productHandlers, selling } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { PaidMarkProps } from './CartLine';
import { CartScreen } from './CartScreen';

const calmag = aCartItem();
const neem = aCartItem({ ...neemila, quantity: 2 });

const today = selling(
  aProduct({ title: calmag.title }),
  aProduct({ id: 2, title: neem.title, image: '/pictures/2.svg', price: 149.5 }),
);

const sums = (element: HTMLElement) => [...element.querySelectorAll('dl dd')].map((figure) => figure.textContent);

/**
 * A story fails if it sends a request for which its parameters have no handler. So the stories without handlers show
 * that the screen requests no prices by itself.
 */
const meta = {
  id: 'feature-cart-cartscreen',
  title: 'Screens/CartScreen',
  component: CartScreen,
  beforeEach: () => storeCart(calmag, neem),
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/cart',
  },
} satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Default: Story = {
  parameters: { requirements: ['CART-01', 'CART-09', 'CART-10', 'CART-11', 'CART-12'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Total Products in Cart (2)');
    const figures = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(figures).toEqual(['Subtotal₹449.10', 'Shipping₹0.00', 'Total₹449.10']);
    await expect(canvas.getByText('Inclusive of all taxes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/payment');
  },
};

/** A saved address takes more lines than the sentence that it replaces. The bar of the total must not cover its end. */
export const SavedAddressAboveBar: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => storeCart(...Array.from({ length: 12 }, (_, at) => aCartItem({ title: `Zinc ${at}` }))),
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('region', { name: 'Deliver to' });
    const barTop = () => canvas.getByRole('link', { name: 'Pay Now' }).getBoundingClientRect().top;
    // The last 40 px of the block are behind the bar.
    scrollBy({ top: address.getBoundingClientRect().bottom - barTop() - 40, behavior: 'instant' });
    await user.click(canvas.getByRole('button', { name: 'Add a delivery address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where should we deliver?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Full name/ }), 'Asha Rao');
    for (const text of ['12, MG Road, Bengaluru', '560001', '9876543210{Enter}']) {
      await user.tab();
      await user.keyboard(text);
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change the delivery address' })).toHaveFocus());
    await expect(address.getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop());
    toast.dismissAll();
  },
};

export const RowOfEachProduct: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CART-02', 'CART-03', 'CART-04', 'CART-07', 'CART-08'] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    const row = within(second!);
    await expect(second!.querySelector('img')).toHaveAttribute('src', '/api/pictures/2.svg');
    await expect(row.getByRole('heading', { name: 'Neemila Face Wash, Tube of 100 ml' })).toBeVisible();
    await expect(row.getByText('₹134.55')).toBeVisible();
    await expect(row.getByText('₹149.50').tagName).toBe('DEL');
    await expect(row.getByText('₹269.10 in all')).toBeVisible();
    await expect(row.getByRole('status')).toHaveTextContent('Qty 2');
    const remove = row.getByRole('button', { name: 'Remove Neemila Face Wash, Tube of 100 ml' });
    await expect(remove).toHaveTextContent('Remove');
    await expect(within(first!).queryByText(/in all$/)).toBeNull();
    await expect(within(first!).queryByText(/each$/)).toBeNull();
    await expect(row.getByText('₹134.55 each')).toBeVisible();
  },
};

/** A large quantity has a warning, and is never refused. */
export const LargeQuantity: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeCart(aCartItem({ quantity: 50 })),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('₹9,000.00 in all')).toBeVisible();
    await expect(canvas.queryByText(/large quantity/)).toBeNull();
    const increase = canvas.getByRole('button', { name: `Increase quantity of ${calmag.title}` });
    await userEvent.click(increase);
    const warning = 'More than 50 packs is a large quantity. Check that it is right.';
    await expect(await canvas.findByText(warning)).toBeVisible();
    await userEvent.click(increase);
    await expect(canvas.getByText('₹9,360.00 in all')).toBeVisible();
  },
};

/** The dearer line of a product that is in the cart as an offer too can go, and comes back by Undo. */
export const AlsoAsOffer: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    storeCart(calmag, aCartItem({ title: `${calmag.title} (Pack of 2)`, price: 400, discountedPrice: 300 })),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Also in your cart as an offer for ₹300.00 (Pack of 2).')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Keep only the offer: ${calmag.title}` }));
    await expect(cartData()).toMatchObject([{ title: `${calmag.title} (Pack of 2)` }]);
    await expect(canvas.queryByText(/^Also in your cart/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(cartData()).toHaveLength(2);
  },
};

/** The check of the prices also finds the offer of a product. The offer replaces the product, and Undo returns it. */
export const OfferHolds: Story = {
  beforeEach: () => storeCart({ ...calmag, quantity: 4 }, neem),
  parameters: {
    msw: { handlers: { products: today.handlers.products, offers: offerHandlers.ready([anOffer()]) } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByText(/^In today’s offers/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check today’s prices' }));
    await expect(await canvas.findByText('In today’s offers: Pack of 2 for ₹300.00, ₹150.00 each.')).toBeVisible();
    await expect(result(canvas)).toHaveTextContent(/1 product has a cheaper offer, shown in the list\.$/);
    await userEvent.click(canvas.getByRole('button', { name: `Use the offer: ${calmag.title}` }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(cartData()).toMatchObject([
      { title: `${calmag.title} (Pack of 2)`, discountedPrice: 300, quantity: 2 },
      { title: neem.title },
    ]);
    await expect(canvas.getByText('This offer has replaced 4 packs at ₹180.00 each.')).toBeVisible();
    await expect(sums(canvasElement)[2]).toBe('₹869.10');
    // Undo is not there while the quantity of the offer is changed, because it would discard the change.
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${calmag.title} (Pack of 2)` }));
    await expect(canvas.queryByText(/^This offer has replaced/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${calmag.title} (Pack of 2)` }));
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(cartData()).toMatchObject([{ title: calmag.title, quantity: 4 }, { title: neem.title }]);
    await expect(await canvas.findByText(/^In today’s offers/)).toBeVisible();
  },
};

/** Mark imitates the mark of the shop, which belongs to the payment, and notes a line that has left the cart too. */
function Mark({ title }: PaidMarkProps) {
  const dispatch = useAppDispatch();
  const isPaid = usePaidLines().some(({ line }) => line.title === title);
  useEffect(() => {
    dispatch(notePaidLineShown(title));
  }, [title, dispatch]);
  useEffect(() => {
    if (!isPaid) return;
    return () => dispatch(notePaidLineGone(title));
  }, [isPaid, title, dispatch]);
  return isPaid && <p>Paid for</p>;
}

export const UndoneOfferIsPaidFor: Story = {
  tags: ['behaviour'],
  args: { PaidMark: Mark },
  beforeEach: () => {
    seedOrders(anOrder({ lines: [{ ...calmag, quantity: 4 }] }))();
    storeCart({ ...calmag, quantity: 4 }, neem);
  },
  parameters: OfferHolds.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check today’s prices' }));
    await userEvent.click(await canvas.findByRole('button', { name: `Use the offer: ${calmag.title}` }));
    await expect(canvas.queryByText('Paid for')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(await canvas.findByText('Paid for')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${calmag.title}` }));
    await expect(canvas.queryByText('Paid for')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(await canvas.findByText('Paid for')).toBeVisible();
  },
};

/** Three packs are no whole number of packs of two: the offer would add a pack and raise the total. */
export const OfferOfOtherPacks: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeCart({ ...calmag, quantity: 3 }),
  parameters: OfferHolds.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check today’s prices' }));
    await userEvent.click(await canvas.findByRole('button', { name: `Increase quantity of ${calmag.title}` }));
    await expect(await canvas.findByText('In today’s offers: Pack of 2 for ₹300.00, ₹150.00 each.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${calmag.title}` }));
    await expect(canvas.queryByText(/^In today’s offers/)).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  parameters: { requirements: ['ERROR-06'] },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('no item')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse medicines' })).toHaveAttribute('href', '/medicines');
  },
};

export const StorageFull: Story = {
  beforeEach: () => blockStorage('full'),
  parameters: { requirements: ['CART-05', 'CART-06'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${calmag.title}` }));
    await expect(await canvas.findByText(/^This device has no room left/)).toBeVisible();
    await expect(canvas.getByText('₹360.00 in all')).toBeVisible();
    await expect(sums(canvasElement)[2]).toBe('₹629.10');
    await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${neem.title}` }));
    await expect(sums(canvasElement)[2]).toBe('₹494.55');
    // Storage is full, so it still has the former quantities. The changes last until the shopper leaves the page.
    await expect(cartData()).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  },
};

export const StorageForbidden: Story = {
  beforeEach: () => blockStorage('forbidden'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${calmag.title}` }));
    await expect(await canvas.findByText(/^This browser does not let us keep your cart/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const PriceHasChanged: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    storeList(sessionStorage, 'niramaya.new_prices', [{ title: calmag.title, price: 211, discountedPrice: 189.9 }]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^The price is now ₹189.90; it was ₹180.00/)).toBeVisible();
    await expect(sums(canvasElement)).toEqual(['₹449.10', '₹0.00', '₹449.10']);
    await userEvent.click(canvas.getByRole('button', { name: `Use the new price: ${calmag.title}` }));
    await expect(sums(canvasElement)).toEqual(['₹459.00', '₹0.00', '₹459.00']);
    await expect(canvas.queryByText(/^The price is/)).not.toBeInTheDocument();
    await expect(canvas.getByText('You save ₹51.00')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(sessionStorage.getItem('niramaya.new_prices')).toBeNull();
  },
};

const check = (canvas: Canvas) => canvas.getByRole('button', { name: 'Check today’s prices' });
const result = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Price details' })).getByRole('status');

export const CurrentPrices: Story = {
  tags: ['behaviour'],
  parameters: { msw: today },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(result(canvas)).toHaveTextContent('Your cart keeps the price of the day you added each product.');
    const pay = canvas.getByRole('link', { name: 'Pay Now' });
    const top = pay.getBoundingClientRect().top;
    await userEvent.click(check(canvas));
    await waitFor(() => expect(result(canvas)).toHaveTextContent(/^These are today’s prices.$/));
    await expect(check(canvas)).toHaveFocus();
    await expect(pay.getBoundingClientRect().top).toBe(top);
    await expect(canvas.queryByRole('button', { name: 'Show them' })).toBeNull();
    await expect(sums(canvasElement)[2]).toBe('₹449.10');
  },
};

/** Another screen has fetched a price that is no longer today's. */
export const CheckReplacesKnownPrice: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    storeList(sessionStorage, 'niramaya.new_prices', [{ title: calmag.title, price: 211, discountedPrice: 189.9 }]),
  parameters: { msw: today },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The price is now ₹189.90; it was ₹180.00/)).toBeVisible();
    await userEvent.click(check(canvas));
    await waitFor(() => expect(result(canvas)).toHaveTextContent(/^These are today’s prices.$/));
    await expect(canvas.queryByText(/^The price is/)).toBeNull();
    // The old price must be deleted from storage, or a reload would show it again.
    await waitFor(() => expect(sessionStorage.getItem('niramaya.new_prices')).toBeNull());
  },
};

export const OldPrices: Story = {
  parameters: {
    msw: {
      handlers: {
        products: productHandlers.ready([aProduct({ title: calmag.title, price: 211 })]),
        offers: offerHandlers.ready([]),
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(check(canvas));
    const text = '2 products have new prices, or are no longer sold.';
    await waitFor(() => expect(result(canvas)).toHaveTextContent(text));
    await expect(canvas.queryByText(/^The price is/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(canvas.getByText(/^The price is now ₹189.90; it was ₹180.00/)).toBeVisible();
    await expect(canvas.getByText(/^We no longer sell this product under this name/)).toBeVisible();
    await expect(result(canvas)).toHaveTextContent(`${text} Each is marked in the list.`);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(sums(canvasElement)[2]).toBe('₹449.10');
  },
};

export const CheckingPrices: Story = {
  tags: ['state:loading', 'state:busy'],
  parameters: { msw: { handlers: { products: productHandlers.loading() } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(check(canvas));
    await waitFor(() => expect(result(canvas)).toHaveTextContent('Checking today’s prices'));
    const button = canvas.getByRole('button', { name: 'Checking today’s prices' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  },
};

const pricesFailed =
  'Today’s prices could not be loaded. Your cart keeps the prices of the day you added each product.';
/** The shopper may try again, or pay without today's prices. */
const checkFails: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(check(canvas));
  await waitFor(() => expect(result(canvas)).toHaveTextContent(pricesFailed));
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
};

export const Failed: Story = {
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: checkFails,
};

export const Offline: Story = {
  parameters: { msw: { handlers: { products: productHandlers.offline() } } },
  play: checkFails,
};

/**
 * The lines of the cart are in browser storage, so the prerendered page has a grey box in place of the lines and one in
 * place of the sums, and an invisible dash in place of their number.
 */
export const Prerendered: Story = {
  beforeEach: () => {
    // The script `apps/storefront/inline/shopper.ts` in the head sets this attribute for a stored cart.
    document.documentElement.dataset.cart = '';
    return () => void delete document.documentElement.dataset.cart;
  },
  parameters: { prerendered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Total Products in Cart (–)');
    await expect(canvas.queryByText(calmag.title)).toBeNull();
  },
};

/** Each line has a request of its own: the first `requests` fail, and those after them have today's prices. */
const failing = (requests: number) => ({
  handlers: {
    products: [...Array.from({ length: requests }, () => refusedOnce()), ...today.handlers.products],
    offers: today.handlers.offers,
  },
});
const refusedOnce = () => http.get('*/api/products', () => new HttpResponse(null, { status: 500 }), { once: true });

export const CurrentPricesFail: Story = {
  tags: ['behaviour'],
  parameters: { msw: failing(2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(check(canvas));
    await waitFor(() => expect(result(canvas)).toHaveTextContent(pricesFailed));
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(result(canvas)).toHaveTextContent(/^These are today’s prices.$/));
    await expect(check(canvas)).toHaveFocus();
  },
};

export const CurrentPricesFailInPart: Story = {
  tags: ['behaviour'],
  parameters: { msw: failing(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(check(canvas));
    await waitFor(() => expect(result(canvas)).toHaveTextContent(/^The price of 1 product could not be checked.$/));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

/** Two of the stored lines have numbers that no cart can have, and the picture address of the third is a script. */
export const PartlyUnreadable: Story = {
  parameters: { requirements: ['STORAGE-04'] },
  beforeEach: () =>
    storeCart({ ...calmag, image: 'javascript:alert(1)' }, { ...neem, quantity: 2 ** 53 }, { ...neem, price: 1e21 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Some of your cart cannot be read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See My data' })).toBeVisible();
    await expect(sums(canvasElement)).toEqual(['₹180.00', '₹0.00', '₹180.00']);
    await expect(canvas.getByRole('heading', { name: calmag.title })).toBeVisible();
    await expect(canvasElement.querySelector('main img')).toBeNull();
  },
};

export const RemoveThenUndo: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CART-13', 'ERROR-26', 'STATE-37', 'STATE-38'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${calmag.title}` }));
    await expect(await screen.findByText('Item Removed !')).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Total Products in Cart (1)');
    await expect(heading).toHaveFocus();
    await expect(sums(canvasElement)).toEqual(['₹269.10', '₹0.00', '₹269.10']);

    const removed = screen.getByText('Item Removed !');
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(heading).toHaveTextContent('Total Products in Cart (2)');
    // The toast would stay for two seconds, although the line is back.
    await waitFor(() => expect(removed).not.toBeInTheDocument(), { timeout: 1000 });
  },
};
