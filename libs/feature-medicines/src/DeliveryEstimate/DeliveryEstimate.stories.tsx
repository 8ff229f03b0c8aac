import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DeliveryEstimate } from './DeliveryEstimate';

const meta = {
  id: 'feature-medicines-deliveryestimate',
  title: 'Patterns/Medicines/DeliveryEstimate',
  component: DeliveryEstimate,
} satisfies Meta<typeof DeliveryEstimate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter your PIN code to see the likely delivery days.');
    await expect(canvas.getByText('Delivery: free in this demonstration.')).toBeVisible();
  },
};

export const StoredPinCode: Story = {
  beforeEach: () => localStorage.setItem('niramaya.pincode', '744101'),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'PIN code' });
    await expect(field).toHaveValue('744101');
    await expect(await canvas.findByText('An estimate for the islands, not a promise.')).toBeVisible();
    await userEvent.clear(field);
    await expect(localStorage.getItem('niramaya.pincode')).toBeNull();
    await userEvent.paste('५६० ००१');
    await expect(localStorage.getItem('niramaya.pincode')).toBe('560001');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Between Wed, 4 Feb and Thu, 5 FebAn estimate for a metro city, not a promise.',
    );
  },
};

/** The city of the top bar is enough for the days. A PIN code, also a wrong one, counts before it. */
export const ChosenCity: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('niramaya.city', 'Mumbai'),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'PIN code' });
    await expect(await canvas.findByText('An estimate for a metro city, not a promise.')).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.type(field, '744101');
    await expect(canvas.getByText('An estimate for the islands, not a promise.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '74');
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter your PIN code to see the likely delivery days.');
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'PIN code' });
    await userEvent.type(field, '0561');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(canvas.getByText('A PIN code has six digits and does not begin with 0.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter your PIN code to see the likely delivery days.');
    await userEvent.clear(field);
    await userEvent.type(field, '056100');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(localStorage.getItem('niramaya.pincode')).toBeNull();
  },
};

export const InvalidAfterEnter: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'PIN code' });
    await userEvent.type(field, '99');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('A PIN code has six digits and does not begin with 0.')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
};
