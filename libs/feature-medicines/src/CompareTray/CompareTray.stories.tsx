import { aSelectedMedicine, storeList } from '@niramaya/fixtures';
import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { CompareTray } from './CompareTray';

const compare = (count: number) => () => {
  const items = Array.from({ length: count }, (_, at) => aSelectedMedicine({ title: `Medicine ${at}` }));
  storeList(sessionStorage, 'niramaya.compared', items);
};

const meta = {
  id: 'feature-medicines-comparetray',
  title: 'Patterns/Medicines/CompareTray',
  component: CompareTray,
  // On a phone the tray extends over the margins of the screen, so the story has margins of 16 px.
  decorators: [inBox({ paddingInline: 16 })],
  beforeEach: compare(3),
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 products to compare')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toBeEnabled();
  },
};

export const One: Story = { beforeEach: compare(1) };

/** The page was loaded with a cart, which the shopper has emptied since. */
export const EmptiedCart: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    compare(0)();
    document.documentElement.dataset.cart = '';
    return () => {
      delete document.documentElement.dataset.cart;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div:empty')).toHaveProperty('offsetHeight', 0);
  },
};

export const ClearRemovesSection: Story = {
  tags: ['behaviour'],
  beforeEach: compare(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Compare' })).toBeDisabled();
    await user.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
