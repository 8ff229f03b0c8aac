import { aLongSelectedMedicine, aSelectedMedicine } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user } from 'storybook/test';
import { inPanel } from '../stories/inPanel';
import { SavedPanel } from './SavedPanel';

const save = (items: unknown[]) => () => localStorage.setItem('niramaya.saved', JSON.stringify({ v: 1, items }));
const neem = aSelectedMedicine({ title: 'Neemila Face Wash, Tube of 100 ml', image: '/api/pictures/2.svg' });

const meta = {
  id: 'feature-medicines-savedpanel',
  title: 'Screens/SavedPanel',
  component: SavedPanel,
  decorators: [inPanel],
  beforeEach: save([aSelectedMedicine(), neem]),
  parameters: { layout: 'fullscreen', title: 'Saved products' },
} satisfies Meta<typeof SavedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Neemila Face Wash, Tube of 100 ml' }));
    await expect(JSON.parse(localStorage.getItem('cart_data') ?? '[]')).toHaveLength(1);
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

export const DropTakesItOff: Story = {
  tags: ['behaviour'],
  play: async () => {
    const button = { name: 'Take Neemila Face Wash, Tube of 100 ml off the list' };
    await user.click(await screen.findByRole('button', button));
    await expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
    await expect(screen.getByText('Kept on this device, signed in or not.')).toHaveFocus();
  },
};
