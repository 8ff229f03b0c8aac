import type { Product } from '@niramaya/contract';
import { cacheListing, useAppDispatch } from '@niramaya/data-access';
import { aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent as user } from 'storybook/test';
import { OtherPacks } from './OtherPacks';

function Seen({ products, children }: { products: Product[]; children: ReactNode }) {
  const dispatch = useAppDispatch();
  useState(() => dispatch(cacheListing(products)));
  return children;
}

const vitamin = (id: number, title: string, price: number) =>
  aProduct({ id, title, price, discount: 0, category: 'vitamins' });

const listed = [
  vitamin(1, 'Calmag D3 500 mg Tablet, Strip of 15', 200),
  vitamin(2, 'Calmag D3 500 mg Tablet, Strip of 60', 640),
  vitamin(3, 'Calmag D3 500 mg Tablet, Strip of 30', 340),
  vitamin(4, 'Calmag D3 250 mg Tablet, Strip of 15', 120),
  vitamin(5, 'Calmag D3 500 mg Tablet', 20),
];

const meta = {
  id: 'feature-medicines-otherpacks',
  title: 'Patterns/Medicines/OtherPacks',
  component: OtherPacks,
  decorators: [(Story) => <Seen products={listed}>{Story()}</Seen>],
  args: { medicine: aSelectedMedicine({ title: 'Calmag D3 500 mg Tablet, Strip of 15', category: 'vitamins' }) },
  parameters: { inShop: true, route: '/medicinesdetails' },
} satisfies Meta<typeof OtherPacks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Other packs of this' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Strip of 30 · ₹340.00',
      'Strip of 60 · ₹640.00',
    ]);
    await expect(links[0]).toHaveAttribute('href', '/medicinesdetails?id=3');
    await user.click(links[0]!);
    await expect(localStorage.getItem('medicine_details')).toContain('Strip of 30');
  },
};

export const Mobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  },
};

/** Another strength is another product, and a title without a pack names no pack of this one. */
export const None: Story = {
  tags: ['behaviour'],
  args: { medicine: aSelectedMedicine({ title: 'Calmag D3 250 mg Tablet, Strip of 15', category: 'vitamins' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
