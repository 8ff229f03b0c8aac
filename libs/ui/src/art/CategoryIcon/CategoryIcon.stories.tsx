import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../gallery/Gallery';
import { categoryGlyphs } from './category.glyphs';
import { CategoryIcon, type CategoryIconName } from './CategoryIcon';

const names = Object.keys(categoryGlyphs) as CategoryIconName[];

/**
 * ### Use
 *
 * - For the five product categories: in menus, chips and the listing.
 *
 * ### Avoid
 *
 * - A health concern: an illustration of the screen. A service of the shop: `ServiceIcon`.
 * - Sizes above 96 px.
 */
const meta = {
  id: 'ui-art-categoryicon',
  title: 'Foundations/CategoryIcon',
  tags: ['autodocs'],
  component: CategoryIcon,
  args: { name: 'nutrition', size: 64 },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <CategoryIcon name={name} size={size} />}</Gallery>,
};
