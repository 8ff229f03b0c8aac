import {
  aLongProduct,
  aLongSelectedMedicine,
  aProduct,
  aSelectedMedicine,
  cartData,
  storeList,
} from '@niramaya/fixtures';
import { productHandlers, selling } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { SavedPanel } from './SavedPanel';

const save = (items: unknown[]) => () => storeList(localStorage, 'niramaya.saved', items);
const neem = aSelectedMedicine({ title: 'Neemila Face Wash, Tube of 100 ml', image: '/api/pictures/2.svg' });

const meta = {
  id: 'feature-medicines-savedpanel',
  title: 'Screens/SavedPanel',
  component: SavedPanel,
  beforeEach: save([aSelectedMedicine(), neem]),
  parameters: {
    layout: 'fullscreen',
    inDrawer: 'Saved products',
    msw: selling(aProduct(), aProduct({ id: 2, title: neem.title, image: '/pictures/2.svg' }), aLongProduct({ id: 3 })),
  },
} satisfies Meta<typeof SavedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const product = await screen.findByRole('link', { name: 'Neemila Face Wash, Tube of 100 ml' });
    await expect(product).toHaveAttribute('href', '/medicinesdetails?title=Neemila+Face+Wash%2C+Tube+of+100+ml');
    const left = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);
    const add = screen.getByRole('button', { name: 'Add to Cart: Neemila Face Wash, Tube of 100 ml' });
    await expect(left(add)).toBe(left(screen.getByRole('heading', { name: neem.title })));
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  },
};

export const Mobile: Story = {
  beforeEach: save([neem, aLongSelectedMedicine()]),
  globals: { viewport: { value: 'w360' } },
};

const lines = () => screen.findAllByRole('article');

export const PricesHaveChanged: Story = {
  parameters: { msw: { handlers: { products: productHandlers.ready([aProduct({ price: 210 })]) } } },
  play: async () => {
    await expect(await screen.findByText('Price was ₹180.00, now ₹189.00.')).toBeVisible();
    const [calmag, gone] = await lines();
    await expect(screen.queryByRole('link', { name: 'Go to cart' })).toBeNull();
    await expect(gone).toHaveTextContent('No longer sold.');
    await expect(within(gone!).queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
    await user.click(within(calmag!).getByRole('button', { name: /^Add to Cart/ }));
    await expect(cartData()).toMatchObject([{ price: 210, discountedPrice: 189, quantity: 1 }]);
    await expect(await screen.findByText('Added successfully')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    // The toast lies over the drawer for two seconds, and axe checks the drawer next.
    toast.dismissAll();
  },
};

/** A guest learns before a press that the cart opens after a login, and gets the way there in the place of the link. */
export const GuestLogsInFromFooter: Story = {
  tags: ['behaviour'],
  play: async () => {
    const [calmag] = await lines();
    await user.click(await within(calmag!).findByRole('button', { name: /^Add to Cart/ }));
    await expect(await screen.findByText('1 product, log in to open')).toBeVisible();
    // The second tap of a double tap on Add does nothing on the link, which appears under it.
    const link = screen.getByRole('link', { name: 'Go to cart' });
    await waitFor(async () => {
      await user.click(link);
      await expect(screen.getByText('Log in to see your cart. The product is kept.')).toBeVisible();
    });
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    toast.dismissAll();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { products: productHandlers.failedOnce() } } },
  play: async () => {
    await screen.findByText(
      'Today’s prices could not be loaded. These are the prices of the day you chose each product.',
    );
    await user.click(screen.getByRole('button', { name: 'Check the prices again' }));
    await waitFor(() => expect(screen.queryByText(/^Today’s prices could not be loaded/)).toBeNull());
    await expect(screen.getByText('Kept on this device, logged in or not.')).toHaveFocus();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { products: productHandlers.offline() } } },
  play: async () => {
    await expect(await screen.findByText(/^Today’s prices could not be loaded/)).toBeVisible();
  },
};

export const NoResponse: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Neemila Face Wash, Tube of 100 ml' }));
    const notice = 'Added at the earlier price of ₹180.00: today’s price could not be loaded.';
    await expect(await screen.findByText(notice)).toBeVisible();
    await expect(cartData()).toMatchObject([{ discountedPrice: 180 }]);
    const drop = { name: 'Take off the list: Neemila Face Wash, Tube of 100 ml' };
    await user.click(screen.getByRole('button', drop));
    await expect(screen.queryByRole('button', drop)).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Undo: Neemila Face Wash, Tube of 100 ml' })).toHaveFocus();
    toast.dismissAll();
  },
};

/** A product that is brought back has its place again, although storage has it as the newest now. */
export const UndoBringsBack: Story = {
  tags: ['behaviour'],
  play: async () => {
    const titles = async () => (await lines()).map((line) => within(line).getByRole('link').textContent);
    await expect(await titles()).toEqual(['Calmag D3 500 mg Tablet, Strip of 15', neem.title]);
    // An announcement needs a region that was there before its text.
    const [status] = screen.getAllByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Take off the list: Calmag D3 500 mg Tablet, Strip of 15' }));
    await expect(status).toHaveTextContent('Calmag D3 500 mg Tablet, Strip of 15 is off the list.');
    await expect(screen.getByRole('button', { name: 'Undo: Calmag D3 500 mg Tablet, Strip of 15' })).toHaveFocus();
    await expect(await titles()).toEqual([neem.title]);
    await user.click(screen.getByRole('button', { name: 'Undo: Calmag D3 500 mg Tablet, Strip of 15' }));
    await expect(await titles()).toEqual(['Calmag D3 500 mg Tablet, Strip of 15', neem.title]);
    await expect(screen.queryByText(/is off the list/)).toBeNull();
    await expect(screen.getByRole('link', { name: 'Calmag D3 500 mg Tablet, Strip of 15' })).toHaveFocus();
  },
};

export const PartlyUnreadable: Story = {
  beforeEach: save([neem, aSelectedMedicine({ price: 1e21 })]),
  play: async () => {
    await expect(await lines()).toHaveLength(1);
    const notice = 'Some saved products cannot be read: they are damaged. They stay on this device.';
    await expect(screen.getByText(notice)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'See My data' })).toBeVisible();
  },
};

/** The link to the cart stays above the controls of the products, and the tap that brings it does not open it. */
export const LinkAboveProducts: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: save(Array.from({ length: 12 }, (_, at) => aSelectedMedicine({ title: `Calmag D${at}` }))),
  parameters: {
    msw: selling(...Array.from({ length: 12 }, (_, at) => aProduct({ id: at + 1, title: `Calmag D${at}` }))),
  },
  play: async () => {
    const tap = (control: HTMLElement) =>
      control.dispatchEvent(
        new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }),
      );
    const [first] = await screen.findAllByRole('button', { name: /^Add to Cart/ });
    tap(first!);
    const link = await screen.findByRole('link', { name: 'Go to cart' });
    tap(link);
    // A guest who opens the cart is asked for a login, after which the cart follows.
    await expect(sessionStorage.getItem('niramaya.intent')).toBeNull();
    toast.dismissAll();
    const buttons = screen.getAllByRole('button', { name: /^Add to Cart/ });
    const { top, bottom } = link.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const under = buttons[5]!;
    const panel = screen.getByRole('dialog');
    panel.scrollBy({ top: under.getBoundingClientRect().top - middle, behavior: 'instant' });
    const { left, right, top: underTop } = under.getBoundingClientRect();
    await expect(Math.abs(underTop - middle)).toBeLessThan(2);
    // The toast of the product lies over the panel until its exit animation has ended.
    await waitFor(() => expect(document.elementFromPoint((left + right) / 2, middle + 2)?.closest('a')).toBe(link));
  },
};
