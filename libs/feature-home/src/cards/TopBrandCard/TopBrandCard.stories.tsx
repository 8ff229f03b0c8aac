import { Grid } from '@niramaya/ui/styled';
import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TopBrandCard, TopBrandCardSkeleton } from './TopBrandCard';

/**
 * ### Use
 *
 * - For a brand with a description. `TopBrandCardSkeleton` reserves its space.
 *
 * ### Avoid
 *
 * - An emblem and a name: `PictureTile`. A product: `ProductTile`.
 */
const meta = {
  id: 'ui-topbrandcard',
  title: 'Patterns/Home/TopBrandCard',
  tags: ['autodocs'],
  component: TopBrandCard,
  args: {
    brand: { img: '/pictures/brand-neemila.svg', name: 'Neemila', description: 'Neem care for clear, calm skin' },
  },
  decorators: [inBox({ width: 280 })],
} satisfies Meta<typeof TopBrandCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-53', 'HOME-65', 'API-17'] },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.complete && picture.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByRole('heading', { name: 'Neemila' })).toBeVisible();
    await expect(canvas.getByText('Neem care for clear, calm skin')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neemila' })).toHaveAttribute('href', '/medicines?topic=Neemila');
  },
};

export const Loading: Story = {
  render: (args) => (
    <Grid gap="4">
      <div data-testid="skeleton">
        <TopBrandCardSkeleton />
      </div>
      <div data-testid="card">
        <TopBrandCard {...args} />
      </div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('card'));
  },
};

export const LongContent: Story = {
  args: {
    brand: {
      ...meta.args.brand,
      name: 'Neemila Herbal and Ayurvedic Remedies of Neemuch',
      description:
        'Neem care for clear, calm skin, made in small batches from leaves that are picked before the monsoon',
    },
  },
};

export const MissingPicture: Story = {
  args: { brand: { ...meta.args.brand, img: '/pictures/none.svg' } },
};
