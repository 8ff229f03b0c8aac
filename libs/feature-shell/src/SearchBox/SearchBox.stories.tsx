import type { Meta, StoryObj } from '@storybook/react-vite';
import { refuseStorage } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { http } from 'msw';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { SearchBox } from './SearchBox';

const meta = {
  id: 'feature-shell-searchbox',
  title: 'Patterns/Shell/SearchBox',
  component: SearchBox,
  args: { openPage: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { msw: { handlers: { products: productHandlers.ready() } } },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Called with the path and query of each search request. */
const called = fn<(call: string) => void>();
const noteCalls = http.get('*/api/products', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  called(pathname + search);
});

const type = (canvas: ReturnType<typeof within>, text: string) => user.type(canvas.getByRole('combobox'), text);

export const Default: Story = {
  parameters: { requirements: ['SHELL-30'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  parameters: { requirements: ['SHELL-26', 'SHELL-31'] },
  play: async ({ canvas }) => {
    await type(canvas, 'neem');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    const options = within(await canvas.findByRole('listbox')).getAllByRole('option');
    await expect(options).toHaveLength(300);
    await expect(options[0]).toHaveTextContent(/neem/i);
    await expect(options[0]).toHaveTextContent(/ID \d+/);
  },
};

/**
 * A search in Devanagari finds products by name, by sound and with a typing error. The matching words of a title are
 * marked.
 */
export const InDevanagari: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const first = () => within(canvas.getByRole('listbox')).getAllByRole('option')[0];
    await type(canvas, 'विटामिन सी');
    await canvas.findByRole('listbox');
    await waitFor(() => expect(first()).toHaveTextContent(/Vitamin C/));
    await expect(Array.from(first()?.querySelectorAll('mark') ?? [], (mark) => mark.textContent)).toEqual([
      'Vitamin',
      'C',
    ]);
    await user.clear(field);
    await type(canvas, 'टुथपेस्ट');
    await waitFor(() => expect(first()).toHaveTextContent(/Toothpaste/));
    await user.clear(field);
    // A medicine that the shop does not sell must not match the product that sounds most like it.
    await type(canvas, 'पैरासिटामोल');
    await expect(await canvas.findByRole('group', { name: /^No product matches/ })).toBeVisible();
  },
};

export const NoResults: Story = {
  parameters: { requirements: ['SHELL-26'] },
  play: async ({ canvas }) => {
    await type(canvas, 'zzz');
    const options = within(await canvas.findByRole('listbox')).getAllByRole('option');
    await expect(options).toHaveLength(300);
  },
};

export const EveryChangeIsAKeystroke: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['AMB-12', 'API-13'],
    msw: { handlers: { products: [noteCalls, ...[productHandlers.ready()].flat()] } },
  },
  beforeEach: () => void called.mockClear(),
  play: async ({ canvas }) => {
    await type(canvas, 'n');
    await user.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(called.mock.calls).toEqual([['/api/products']]));
    await type(canvas, ' ');
    await waitFor(() => expect(called.mock.calls).toEqual([['/api/products'], ['/api/products']]));
  },
};

/** A reloaded page would not know the chosen product, so the detail screen opens without a reload. */
export const ChoosingWhereNothingIsKept: Story = {
  tags: ['behaviour'],
  beforeEach: () => refuseStorage('forbidden'),
  play: async ({ canvas, args }) => {
    await type(canvas, 'neem');
    await user.click(within(await canvas.findByRole('listbox')).getAllByRole('option')[0] as HTMLElement);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(args.openPage).not.toHaveBeenCalled();
  },
};

export const ChoosingStoresAndOpens: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SHELL-28', 'STORAGE-06', 'STORAGE-07'] },
  play: async ({ canvas, args }) => {
    await type(canvas, 'neem');
    await user.click(within(await canvas.findByRole('listbox')).getAllByRole('option')[0] as HTMLElement);
    await expect(args.openPage).toHaveBeenCalledOnce();
    await expect(args.openPage).toHaveBeenCalledWith('/medicinesdetails');
    const stored = JSON.parse(localStorage.getItem('medicine_details') ?? '{}') as object;
    // The new page has no history state. Another tab may choose a product before it reads storage.
    await expect(JSON.parse(sessionStorage.getItem('niramaya.product') ?? '{}')).toEqual(stored);
    await expect(Object.keys(stored).sort()).toEqual([
      'category',
      'discount',
      'discountedPrice',
      'image',
      'price',
      'rating',
      'title',
    ]);
  },
};

/** Enter opens the listing of everything that the API finds. The request of the keystrokes is still sent. */
export const EnterOpensTheListing: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['AMB-12', 'API-13'],
    inShop: true,
    msw: { handlers: { products: [noteCalls, ...[productHandlers.ready()].flat()] } },
  },
  beforeEach: () => void called.mockClear(),
  play: async ({ canvas, args }) => {
    await type(canvas, ' neem & tulsi {Enter}');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=neem\+%26\+tulsi$/);
    await expect(canvas.getByRole('combobox')).toHaveValue('neem & tulsi');
    await waitFor(() => expect(called.mock.calls).toEqual([['/api/products']]), { timeout: 3_000 });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.openPage).not.toHaveBeenCalled();
  },
};

/** The field shows the search text of the address. Nobody has typed it, so no request is sent and no list opens. */
export const SaysWhatIsSearchedFor: Story = {
  tags: ['behaviour'],
  parameters: {
    route: '/medicines?q=neem%20wash&rating=4',
    msw: { handlers: { products: [noteCalls, ...[productHandlers.ready()].flat()] } },
  },
  beforeEach: () => void called.mockClear(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('neem wash');
    await user.click(field);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{End}es');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(called.mock.calls).toEqual([['/api/products']]);
  },
};

export const Failed: Story = {
  parameters: { requirements: ['ERROR-37'], msw: { handlers: { products: productHandlers.failed() } } },
  play: async ({ canvas }) => {
    await type(canvas, 'neem');
    const status = canvas.getByRole('status');
    await waitFor(() =>
      expect(status).toHaveTextContent('The search did not go through. Check your connection and type again.'),
    );
    await expect(canvas.getByRole('combobox')).toHaveValue('neem');
  },
};

export const Offline: Story = {
  ...Failed,
  parameters: { requirements: ['ERROR-37'], msw: { handlers: { products: productHandlers.offline() } } },
};
