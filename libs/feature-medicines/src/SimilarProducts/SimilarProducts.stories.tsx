import type { Product } from '@niramaya/contract';
import { cacheListing, useAppDispatch } from '@niramaya/data-access';
import { aSelectedMedicine, products } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { SimilarProducts } from './SimilarProducts';

function Seen({ products, children }: { products: Product[]; children: ReactNode }) {
  const dispatch = useAppDispatch();
  useState(() => dispatch(cacheListing(products)));
  return children;
}

/**
 * `seen` is how many products the listing has shown. Six of the first 26, and two of the first ten, are of this
 * category.
 */
const meta = {
  id: 'feature-medicines-similarproducts',
  title: 'Patterns/Medicines/SimilarProducts',
  component: SimilarProducts,
  decorators: [(Story, { parameters }) => <Seen products={products(parameters.seen as number)}>{Story()}</Seen>],
  args: { medicine: aSelectedMedicine() },
  parameters: { inShop: true, route: '/medicinesdetails', seen: 26 },
} satisfies Meta<typeof SimilarProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByText(/not medical substitutes/)).toBeVisible();
  },
};

export const One: Story = {
  tags: ['behaviour'],
  parameters: { seen: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
