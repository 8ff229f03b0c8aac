import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStorage, storeList } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { inBox } from '@niramaya/ui/stories';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { SearchBox } from './SearchBox';

const meta = {
  id: 'feature-shell-searchbox',
  title: 'Patterns/Shell/SearchBox',
  component: SearchBox,
  args: { openPage: fn() },
  decorators: [inBox({ maxWidth: 640, minHeight: 480 })],
  parameters: { msw: { handlers: { products: productHandlers.ready() } } },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (canvas: ReturnType<typeof within>) => user.type(canvas.getByRole('combobox'), 'neem');

async function chooseFirst(canvas: ReturnType<typeof within>) {
  await type(canvas);
  await user.click((await canvas.findAllByRole('option'))[0]!);
}

export const Open: Story = {
  parameters: { requirements: ['SHELL-26', 'SHELL-31'] },
  play: async ({ canvas }) => {
    await type(canvas);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    const options = within(await canvas.findByRole('listbox')).getAllByRole('option');
    await expect(options).toHaveLength(300);
    await expect(options[0]).toHaveTextContent(/neem/i);
    await expect(options[0]).toHaveTextContent(/ID \d+/);
  },
};

/** 'Vitamin e' is the beginning of 'vitamin eye', which is sold, and the name of vitamin E, which is not. */
export const AsksForMoreLetters: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await user.type(field, 'vitamin e');
    const ask = 'No product matches yet. Keep typing: everything we sell is listed here.';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(ask));
    await expect(within(await canvas.findByRole('listbox')).getByText(ask)).toBeVisible();
    await user.type(field, 'ye');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/match(es)?$/));
  },
};

/** The heading of the list explains the name of a medicine that is not sold, and the button promises no results. */
export const NotSoldMedicine: Story = {
  tags: ['behaviour'],
  parameters: { inShop: true, requirements: ['SHELL-26'] },
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('combobox'), 'dolo 650');
    const sentence =
      'This is the name of a medicine that we do not sell. Ask a doctor whether you need it. Everything we sell is listed here.';
    const all = await canvas.findByRole('group', { name: sentence });
    await expect(within(all).getByText(sentence)).toBeVisible();
    await expect(within(all).getAllByRole('option')).toHaveLength(300);
    await expect(within(canvas.getByRole('search')).getByRole('status')).toHaveTextContent(sentence);
    await expect(canvas.queryByRole('button', { name: /^See all results/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ask a doctor' })).toHaveAttribute('href', '/consultdoctor');
    await user.click(canvas.getByRole('button', { name: 'Search anyway for “dolo 650”' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=dolo\+650$/);
  },
};

/** Everyday words name no product. The products of their concern are the first way, above the list. */
export const ConcernFirst: Story = {
  tags: ['behaviour'],
  parameters: { inShop: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await user.type(field, 'gas ki dawa');
    const link = await canvas.findByRole('link', { name: 'See products for: Stomach care' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('listbox').getBoundingClientRect().top,
    );
    await user.tab();
    await user.tab();
    await expect(link).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=digestive\+antacid$/);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SeeAllOpensListing: Story = {
  tags: ['behaviour'],
  parameters: { inShop: true },
  play: async ({ canvas }) => {
    await type(canvas);
    await user.click(await canvas.findByRole('button', { name: 'See all results for “neem”' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=neem$/);
    await expect(localStorage.getItem('niramaya.searches')).toContain('neem');
  },
};

/** The empty field offers recent searches, which this browser has kept, and concerns. */
export const Focused: Story = {
  parameters: { inShop: true },
  beforeEach: () =>
    storeList(localStorage, 'niramaya.searches', ['zinc', 'बुखार', 'neem face wash', 'bp machine', 'omega 3']),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /^Search/ });
    await user.click(field);
    const list = within(await canvas.findByRole('listbox', { name: 'Suggestions' }));
    const textsOf = (name: string) =>
      within(list.getByRole('group', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await expect(textsOf('Your recent searches')).toEqual(['zinc', 'बुखार', 'neem face wash', 'bp machine']);
    await expect(textsOf('Shop by concern')).toEqual([
      'Diabetes care',
      'Heart and blood pressure',
      'Stomach care',
      'Bones and joints',
      'Skin care',
      'Cold and cough',
    ]);
  },
};

export const FocusedMobile: Story = { ...Focused, globals: { viewport: { value: 'w360' } } };

export const SuggestionSearches: Story = {
  tags: ['behaviour'],
  parameters: { inShop: true },
  beforeEach: () => storeList(localStorage, 'niramaya.searches', ['zinc']),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /^Search/ });
    await user.click(field);
    await user.click(await canvas.findByRole('option', { name: 'Diabetes care' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=diabetes$/);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(localStorage.getItem('niramaya.searches')).not.toContain('diabetes');
    await user.clear(field);
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'zinc' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=zinc$/);
  },
};

/**
 * A typing error is corrected. The heading of the matches and the button below the list name the corrected word, and
 * the recent searches have it.
 */
export const Corrected: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('combobox'), 'acidiy');
    const matches = await canvas.findByRole('group', { name: '1 match for “acidity”' });
    await expect(within(matches).getByRole('option')).toHaveTextContent(/antacid/i);
    await expect(canvas.getByRole('group', { name: 'All other products (not for this search)' })).toBeInTheDocument();
    const all = canvas.getByRole('button', { name: 'See all results for “acidity”' });
    await user.click(all);
    await expect(localStorage.getItem('niramaya.searches')).toContain('"acidity"');
    await expect(localStorage.getItem('niramaya.searches')).not.toContain('acidiy');
  },
};

/** Of 'zincovit zinc', the shop sells zinc alone. */
export const PartlyUnsold: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('combobox'), 'zincovit zinc');
    const matches = await canvas.findByRole('group', {
      name: /^We do not sell “zincovit”. \d+ match(es)? for “zinc”$/,
    });
    await expect(within(matches).getAllByRole('option')[0]).toHaveTextContent(/zinc/i);
  },
};

/** As long as the API has not responded, the field shows that it is searching. */
export const Searching: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: { products: productHandlers.loading() } } },
  play: async ({ canvas }) => {
    await type(canvas);
    await expect(canvas.getByText('Searching…', { selector: '[data-tone] span' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** The placeholder is readable to its end on a phone. */
export const PlaceholderMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  decorators: [inBox({ width: 232 })],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await expect(field.placeholder).toBe('Search medicines');
    const ruler = document.createElement('canvas').getContext('2d')!;
    ruler.font = getComputedStyle(field).font;
    await expect(ruler.measureText(field.placeholder).width).toBeLessThan(field.clientWidth);
  },
};

/** A reloaded page would not know the chosen product. */
export const ChoosingStorageForbidden: Story = {
  tags: ['behaviour'],
  beforeEach: () => blockStorage('forbidden'),
  play: async ({ canvas, args }) => {
    await chooseFirst(canvas);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(args.openPage).not.toHaveBeenCalled();
  },
};

export const ChoosingStoresAndNavigates: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SHELL-28', 'STORAGE-06', 'STORAGE-07'] },
  play: async ({ canvas, args }) => {
    await chooseFirst(canvas);
    await expect(args.openPage).toHaveBeenCalledOnce();
    await expect(args.openPage).toHaveBeenCalledWith('/medicinesdetails');
    const stored = JSON.parse(localStorage.getItem('medicine_details') ?? '{}') as object;
    await expect(stored).toHaveProperty('discountedPrice');
  },
};

export const Failed: Story = {
  parameters: { requirements: ['ERROR-37'], msw: { handlers: { products: productHandlers.failed() } } },
  play: async ({ canvas }) => {
    await type(canvas);
    const status = canvas.getByRole('status');
    const advice = 'The search did not go through. Check your connection and type again.';
    await waitFor(() => expect(status).toHaveTextContent(advice));
    await expect(canvas.getByRole('combobox')).toHaveValue('neem');
  },
};

export const Offline: Story = { ...Failed, parameters: { msw: { handlers: { products: productHandlers.offline() } } } };

export const Empty: Story = {
  parameters: { msw: { handlers: { products: productHandlers.empty() } } },
  play: async ({ canvas }) => {
    await type(canvas);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^No product matches/));
  },
};
