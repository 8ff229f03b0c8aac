import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListingBanner } from './ListingBanner';

const meta = {
  id: 'feature-medicines-listingbanner',
  title: 'Patterns/Medicines/ListingBanner',
  component: ListingBanner,
} satisfies Meta<typeof ListingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { onlyAt: 'w1280' },
};
