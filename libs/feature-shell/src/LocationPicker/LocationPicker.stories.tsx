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
