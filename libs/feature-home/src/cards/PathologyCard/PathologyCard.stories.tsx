import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PathologyCard } from './PathologyCard';

/**
 * ### Use
 *
 * - For one lab test.
 *
 * ### Avoid
 *
 * - A package of tests: `CheckupCard`. An item with an image: `ProductTile`.
 */
const meta = {
  id: 'ui-pathologycard',
  title: 'Patterns/Home/PathologyCard',
  tags: ['autodocs'],
  component: PathologyCard,
  args: {
    test: {
      name: 'Complete Blood Count',
      desc: 'Also known as CBC, Haemogram, Full Blood Count',
      detail: 'Provided by 6 Labs',
      price: 199,
      O_price: 400,
      discount: '50% off',
    },
  },
  decorators: [inBox({ width: 280 })],
} satisfies Meta<typeof PathologyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-38', 'HOME-39', 'HOME-40', 'HOME-41'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Complete Blood Count' })).toBeVisible();
    await expect(canvas.getByText('Also known as CBC, Haemogram, Full Blood Count')).toBeVisible();
    await expect(canvas.getByText('Provided by 6 Labs')).toBeVisible();
    await expect(canvas.getByText('₹199.00')).toBeVisible();
    await expect(canvas.getByText('₹400.00')).toBeVisible();
    await expect(canvas.getByText('50% off')).toBeVisible();
  },
};

/** A new tab has no history state, so its address names the test. A click in the same tab opens the plain address. */
export const OpensListing: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { inShop: true, requirements: ['HOME-63'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Complete Blood Count' });
    await expect(link).toHaveAttribute('href', '/medicines?topic=Complete+Blood+Count');
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
  },
};

export const WithoutDiscount: Story = {
  args: { test: { ...meta.args.test, name: 'Fasting Blood Sugar', price: 79, O_price: 'Nil', discount: 'NA' } },
  parameters: { requirements: ['HOME-42', 'HOME-43', 'HOME-90'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹79.00')).toBeVisible();
    await expect(canvas.getByText('Nil')).toBeVisible();
    await expect(canvas.getByText('NA')).toBeVisible();
    await expect(canvas.getByText('NA')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('No discount')).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    test: {
      ...meta.args.test,
      name: 'Hepatitis B Surface Antigen and Hepatitis C Antibody, Quantitative',
      desc: 'Also known as HBsAg, Australia Antigen, Anti-HCV, and by several more names in several more places',
      price: 12_345.5,
      O_price: 45_678,
    },
  },
};
