import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, within } from 'storybook/test';
import { LocationPicker } from './LocationPicker';

const meta = {
  id: 'feature-shell-locationpicker',
  title: 'Patterns/Shell/LocationPicker',
  component: LocationPicker,
} satisfies Meta<typeof LocationPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['SHELL-17', 'SHELL-18', 'SHELL-19', 'SHELL-20'] },
  play: async ({ canvas, canvasElement }) => {
    const options = within(canvas.getByRole('combobox', { name: 'Deliver to' })).getAllByRole('option');
    await expect(options.map((option) => [option.textContent, option.getAttribute('value')])).toEqual([
      ['Select Location', ''],
      ['Delhi', 'Delhi'],
      ['Mumbai', 'Mumbai'],
      ['Banglore', 'Banglore'],
      ['Hyderabad', 'Hyderabad'],
    ]);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvasElement).not.toHaveTextContent('Bangalore');
  },
};

const asha = {
  name: 'Asha Rao',
  address: '12, Law College Road, Pune',
  pinCode: '411001',
  phone: '9876543210',
  of: '',
};

/** An address outside the four cities has its PIN code in the label, until the shopper chooses a city. */
export const AddressElsewhere: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('niramaya.delivery', JSON.stringify(asha)),
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Deliver to 411001' });
    await expect(select).toHaveValue('');
    await expect(canvas.getByText('Deliver to 411001').offsetWidth).toBeLessThanOrEqual(select.offsetWidth);
    await user.selectOptions(select, 'Mumbai');
    await expect(canvas.getByRole('combobox', { name: 'Deliver to' })).toHaveValue('Mumbai');
  },
};

/** The select without options, as a browser may paint it while the page arrives, is as wide as with all of them. */
export const Filled: Story = {
  parameters: { requirements: ['SHELL-21'] },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Deliver to' });
    const empty = select.cloneNode() as HTMLSelectElement;
    select.after(empty);
    await expect(empty.offsetWidth).toBe(126);
    await expect(select.offsetWidth).toBe(126);
    // The width that the browser itself chooses for the longest name is the same.
    select.style.width = 'max-content';
    await expect(select.offsetWidth).toBe(126);
    select.style.width = '';
    empty.remove();
    await user.selectOptions(select, 'Banglore');
    await expect(select).toHaveValue('Banglore');
    await expect(Object.keys(localStorage)).toEqual(['niramaya.city']);
  },
};
