import type { Product } from '@niramaya/contract';
import { cacheListing, useAppDispatch } from '@niramaya/data-access';
import { aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { SimilarProducts } from './SimilarProducts';

function Seen({ products, children }: { products: Product[]; children: ReactNode }) {
  const dispatch = useAppDispatch();
  useState(() => dispatch(cacheListing(products)));
  return children;
}

const similarProducts = [
  aProduct({ id: 1, title: 'Calmag D3 500 mg Tablet, Strip of 15', price: 200 }),
  aProduct({ id: 2, title: 'Zincora 50 mg Tablet, Strip of 10', price: 120, discount: 0 }),
  aProduct({ id: 3, title: 'Bvital B-Complex Capsule, Strip of 20', price: 90, discount: 10 }),
  aProduct({ id: 4, title: 'Ironova 100 mg Tablet, Strip of 30', price: 310, discount: 15 }),
  aProduct({ id: 5, title: 'Omegarich 1000 mg Softgel, Bottle of 60', price: 849, discount: 20 }),
  aProduct({ id: 6, title: 'Dvitaa 60000 IU Sachet, Box of 4', price: 132, discount: 5 }),
  aProduct({ id: 7, title: 'Neemila Face Wash, Tube of 100 ml', price: 60, category: 'skinCare' }),
];

const meta = {
  id: 'feature-medicines-similarproducts',
  title: 'Patterns/Medicines/SimilarProducts',
  component: SimilarProducts,
  decorators: [
    (Story, { parameters }) => <Seen products={(parameters.seen as Product[]) ?? similarProducts}>{Story()}</Seen>,
  ],
  args: { medicine: aSelectedMedicine() },
  parameters: { inShop: true, route: '/medicinesdetails' },
} satisfies Meta<typeof SimilarProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
    await expect(names).toEqual([
      'Bvital B-Complex Capsule, Strip of 20',
      'Zincora 50 mg Tablet, Strip of 10',
      'Dvitaa 60000 IU Sachet, Box of 4',
      'Ironova 100 mg Tablet, Strip of 30',
    ]);
    await expect(canvas.getByText(/not medical substitutes/)).toBeVisible();
  },
};

export const One: Story = {
  tags: ['behaviour'],
  parameters: { seen: similarProducts.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
