import { aCartItem, aLongCartItem, anOrder, neemila, seedOrders } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { RefillOffer } from './RefillOffer';

const calmag = aCartItem();
const thermometer = aCartItem({ title: 'Jwaragun Flexi Tip Digital Thermometer, Pack of 1' });
const order = anOrder({
  placedAtMs: Date.parse('2026-01-20T06:30:00Z'),
  lines: [calmag, aCartItem(neemila), thermometer],
});
const stored = () => localStorage.getItem('niramaya.refill');

const meta = {
  id: 'feature-account-refilloffer',
  title: 'Patterns/Account/RefillOffer',
  component: RefillOffer,
  args: { order },
  beforeEach: seedOrders(order),
} satisfies Meta<typeof RefillOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the tablet is offered: a face wash and a thermometer are never due. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: calmag.title })).toHaveDisplayValue('No reminder');
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual(['No reminder', 'After 15 days', 'After 30 days', 'After 60 days']);
    await expect(canvas.queryByRole('button', { name: 'See Refill' })).toBeNull();
    await expect(stored()).toBeNull();
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: calmag.title });
    await user.selectOptions(select, 'After 60 days');
    await expect(stored()).toBe(JSON.stringify({ v: 1, items: [{ title: calmag.title, of: '', days: 60 }] }));
    await expect(select).toHaveAccessibleDescription('Due on Sat, 21 Mar');
    await expect(canvas.getByRole('button', { name: 'See Refill' })).toBeVisible();
    await user.selectOptions(select, 'No reminder');
    await expect(select).toHaveDisplayValue('No reminder');
    await expect(canvas.queryByRole('button', { name: 'See Refill' })).toBeNull();
    await user.selectOptions(select, 'After 30 days');
  },
};

export const LongContent: Story = {
  args: { order: { ...order, lines: [aLongCartItem(), calmag] } },
  globals: { viewport: { value: 'w360' } },
};

/** A guest's order is shown to the next person, whose reminders are not those of the guest. */
export const OrderOfGuest: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const WithoutMedicines: Story = {
  tags: ['behaviour'],
  args: { order: { ...order, lines: [thermometer] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
