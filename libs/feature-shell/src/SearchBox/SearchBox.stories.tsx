import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStorage } from '@niramaya/fixtures';
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
