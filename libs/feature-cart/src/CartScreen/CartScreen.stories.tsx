import type { Meta, StoryObj } from '@storybook/react-vite';
import { cacheListing, useAppDispatch } from '@niramaya/data-access';
import { aCartItem, aLongProduct, aProduct, refuseStorage, wantMotion } from '@niramaya/fixtures';
import { offerHandlers, productHandlers } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import { useEffect, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CartScreen } from './CartScreen';

const calmag = aCartItem({
  title: 'Calmag D3 500 mg Tablet, Strip of 15',
  image: '/api/pictures/1.svg',
  price: 200,
  discountedPrice: 180,
  quantity: 1,
});
const neem = aCartItem({
  title: 'Neemila Face Wash, Tube of 100 ml',
  image: '/api/pictures/2.svg',
  price: 149.5,
  discountedPrice: 134.55,
  quantity: 2,
});

const store = (items: unknown) => () => {
  localStorage.setItem('cart_data', JSON.stringify(items));
};
const stored = () => JSON.parse(localStorage.getItem('cart_data') ?? '[]') as { title: string; quantity: number }[];

/** Returns the sums of the totals box, in order. */
const sums = (element: HTMLElement) => [...element.querySelectorAll('dl dd')].map((figure) => figure.textContent);

const meta = {
  id: 'feature-cart-cartscreen',
  title: 'Screens/CartScreen',
  component: CartScreen,
  beforeEach: store([calmag, neem]),
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/cart',
    msw: {
      handlers: {
        products: productHandlers.ready([
          aProduct({ title: calmag.title }),
          aProduct({ id: 2, title: neem.title, image: '/pictures/2.svg', price: 149.5 }),
        ]),
        offers: offerHandlers.ready([]),
      },
    },
  },
} satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CART-01', 'CART-04', 'CART-09', 'CART-11', 'CART-12'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Total Products in Cart (2)');
    await expect(canvas.getByText('₹180.00')).toBeVisible();
    await expect(sums(canvasElement)).toEqual(['₹449.10', '₹0.00', '₹449.10']);
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/payment');
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

export const EmptyList: Story = {
  beforeEach: store([]),
  parameters: { requirements: ['ERROR-06'] },
  play: async () => {
    await expect(await screen.findByText('no item')).toBeVisible();
  },
};

export const One: Story = { beforeEach: store([calmag]) };

export const Many: Story = {
  beforeEach: store(
    Array.from({ length: 12 }, (_, index) => ({
      ...calmag,
      title: `${calmag.title} (${index + 1})`,
      quantity: index + 1,
    })),
  ),
};

export const LongContent: Story = {
  beforeEach: store([
    { ...neem, title: aLongProduct().title, price: 123456.5, discountedPrice: 98765.25, quantity: 999 },
  ]),
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

/** The cart works although nothing can be stored. The screen says that the changes end with the page. */
export const StorageFull: Story = {
  beforeEach: () => {
    store([calmag, neem])();
    return refuseStorage('full');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${calmag.title}` }));
    await expect(await canvas.findByText(/^This device has no room left/)).toBeVisible();
    await expect(canvas.getByText('₹360.00 in all')).toBeVisible();
    await expect(stored().map(({ quantity }) => quantity)).toEqual([1, 2]);
  },
};

export const StorageForbidden: Story = {
  beforeEach: () => {
    store([calmag, neem])();
    return refuseStorage('forbidden');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${calmag.title}` }));
    await expect(await canvas.findByText(/^This browser does not let us keep your cart/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const TextPricesAreRead: Story = {
  tags: ['behaviour'],
  beforeEach: store([{ ...calmag, price: '200', discountedPrice: '180.00' }]),
  parameters: { requirements: ['STORAGE-04', 'CONST-49'] },
  play: async ({ canvasElement }) => {
    await expect(sums(canvasElement)).toEqual(['₹180.00', '₹0.00', '₹180.00']);
  },
};

/** Mocks a shopper who has seen the listing after the price changed. */
function Listed({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(cacheListing([aProduct({ title: calmag.title, price: 211 })]));
  }, [dispatch]);
  return children;
}

export const PriceHasChanged: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <Listed>
        <Story />
      </Listed>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^The price is ₹189.90 now; it was ₹180.00/)).toBeVisible();
    await expect(sums(canvasElement)).toEqual(['₹449.10', '₹0.00', '₹449.10']);
    await userEvent.click(canvas.getByRole('button', { name: `Use the new price: ${calmag.title}` }));
    await expect(sums(canvasElement)).toEqual(['₹459.00', '₹0.00', '₹459.00']);
    await expect(canvas.queryByText(/^The price is/)).not.toBeInTheDocument();
    await expect(canvas.getByText('You save ₹51.00')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** The cart has old prices. The screen reports it without a layout shift, and marks them on request. */
export const OldPrices: Story = {
  parameters: {
    requirements: ['API-31'],
    msw: { handlers: { products: productHandlers.ready([aProduct({ title: calmag.title, price: 211 })]) } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = 'Of 2 products the price has changed, or they are no longer sold.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByText(/^The price is/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(canvas.getByText(/^The price is ₹189.90 now; it was ₹180.00/)).toBeVisible();
    await expect(canvas.getByText(/^The shop no longer sells it under this name/)).toBeVisible();
    await expect(sums(canvasElement)[2]).toBe('₹449.10');
    await userEvent.click(canvas.getByRole('button', { name: `Use the new price: ${calmag.title}` }));
    await expect(sums(canvasElement)[2]).toBe('₹459.00');
    await expect(canvas.getByText(/^Of 1 product the price has changed/)).toBeVisible();
  },
};

export const TodaysPricesFail: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Today’s prices could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  },
};

/** One line cannot be rendered. The others show and count, and a message reports it. */
export const PartUnreadable: Story = {
  parameters: { requirements: ['STORAGE-04'] },
  beforeEach: store([calmag, { ...neem, quantity: 2 ** 53 }, { ...neem, price: 1e21 }]),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Some of your cart cannot be read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See My data' })).toBeVisible();
    await expect(sums(canvasElement)).toEqual(['₹180.00', '₹0.00', '₹180.00']);
  },
};

/** The title is the identity of a line. Two stored lines of one title are one row, and each button changes it once. */
export const TwoLinesOfOneTitle: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CART-08', 'STATE-36'] },
  beforeEach: store([calmag, neem, { ...calmag, quantity: 2 }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${calmag.title}` }));
    await expect(stored().map(({ title, quantity }) => [title, quantity])).toEqual([
      [calmag.title, 4],
      [neem.title, 2],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${calmag.title}` }));
    await expect(stored().map(({ title }) => title)).toEqual([neem.title]);
  },
};

export const PlusHasNoLimit: Story = {
  tags: ['behaviour'],
  beforeEach: store([{ ...calmag, quantity: 200 }]),
  parameters: { requirements: ['CART-06', 'STATE-35'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${calmag.title}` }));
    await expect(stored()).toEqual([expect.objectContaining({ quantity: 201 })]);
    await expect(sums(canvasElement)[0]).toBe('₹36,180.00');
  },
};

export const MinusStopsAtOne: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CART-05', 'STATE-34', 'VALID-20'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const minus = canvas.getByRole('button', { name: `Decrease quantity of ${neem.title}` });
    await userEvent.click(minus);
    await expect(stored()[1]).toMatchObject({ quantity: 1 });
    await expect(sums(canvasElement)[2]).toBe('₹314.55');
    await userEvent.click(minus);
    await expect(stored()[1]).toMatchObject({ quantity: 1 });
    await expect(sums(canvasElement)[2]).toBe('₹314.55');
  },
};

export const RemoveThenUndo: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CART-13', 'ERROR-26', 'STATE-36', 'STATE-37', 'STATE-38'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${calmag.title}` }));
    await expect(await screen.findByText('Item Removed !')).toBeVisible();
    await expect(stored().map((item) => item.title)).toEqual([neem.title]);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Total Products in Cart (1)');
    await expect(heading).toHaveFocus();
    await expect(sums(canvasElement)).toEqual(['₹269.10', '₹0.00', '₹269.10']);

    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${calmag.title}` }));
    await expect(stored().map((item) => item.title)).toEqual([calmag.title, neem.title]);
    await expect(heading).toHaveTextContent('Total Products in Cart (2)');
  },
};

/** Records the opacity of each row at the moment it is added to the list. */
function watchRows(list: HTMLElement): string[] {
  const opacities: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const row of addedNodes) if (row instanceof HTMLLIElement) opacities.push(row.style.opacity || 'plain');
  }).observe(list, { childList: true });
  return opacities;
}

export const RowsMoveIntoTheirPlace: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: () => {
    store([calmag, neem])();
    return wantMotion();
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Products in your cart' });
    const opacities = watchRows(list);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${calmag.title}` }));
    await userEvent.click(await canvas.findByRole('button', { name: `Undo: ${calmag.title}` }));
    await waitFor(() => expect(opacities).toEqual(['0', '0']));
    // The other row has not moved, and both rows are visible at the end.
    await expect(list.querySelectorAll('li:not([style])')).toHaveLength(1);
    await waitFor(() => expect(list.querySelector<HTMLElement>('li[style]')?.style.opacity).toBe('1'));
    // Otherwise the toast could disappear before or after the screenshot.
    toast.dismissAll();
    await waitFor(() => expect(screen.queryByText('Item Removed !')).toBeNull());
  },
};

/** The shopper removes three lines quickly. Each one can be put back in its old place. */
export const RemoveSeveralThenUndoEach: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['STATE-36', 'STATE-38'] },
  beforeEach: store(['A', 'B', 'C', 'D'].map((title) => ({ ...calmag, title }))),
  play: async ({ canvas, userEvent }) => {
    for (const title of ['C', 'A', 'B']) await userEvent.click(canvas.getByRole('button', { name: `Remove ${title}` }));
    const rows = () => canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows().slice(0, 3)).toEqual(['A was removed.Undo', 'B was removed.Undo', 'C was removed.Undo']);
    await expect(stored().map(({ title }) => title)).toEqual(['D']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Total Products in Cart (1)');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: B' }));
    await expect(stored().map(({ title }) => title)).toEqual(['B', 'D']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: C' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: A' }));
    await expect(stored().map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D']);
  },
};

/** The stored image address is a script. The product shows without a picture. */
export const ScriptInPlaceOfAPicture: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['STORAGE-04'] },
  beforeEach: store([{ ...calmag, image: 'javascript:alert(1)' }]),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: calmag.title })).toBeVisible();
    await expect(canvasElement.querySelector('main img')).toBeNull();
  },
};

/** After a reload the list is not fetched again, but the prices that the shopper saw are still known. */
export const PriceNoticeOutlivesAReload: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    store([calmag, neem])();
    sessionStorage.setItem(
      'niramaya.new_prices',
      JSON.stringify({ v: 1, items: [{ title: calmag.title, price: 211, discountedPrice: 189.9 }] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The price is ₹189.90 now; it was ₹180.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Use the new price: ${calmag.title}` }));
    await expect(canvas.queryByText(/^The price is/)).not.toBeInTheDocument();
    await expect(sessionStorage.getItem('niramaya.new_prices')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getAllByRole('listitem')[0] as HTMLElement);
    row.getByRole('button', { name: /^Increase/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(stored()[0]).toMatchObject({ quantity: 3 });
  },
};
