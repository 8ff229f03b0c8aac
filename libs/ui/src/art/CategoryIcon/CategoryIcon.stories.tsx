import type { Meta, StoryObj } from '@storybook/react-vite';
import { withoutCode } from '../../stories';
import { Gallery } from '../gallery/Gallery';
import { categoryGlyphs, CategoryIcon, type CategoryIconName } from './CategoryIcon';

const names = Object.keys(categoryGlyphs) as CategoryIconName[];

/**
 * ### Use
 *
 * - The five product categories, up to 96 px.
 *
 * ### Avoid
 *
 * - A service of the shop: use `ServiceIcon`.
 */
const meta = {
  id: 'ui-art-categoryicon',
  title: 'Foundations/CategoryIcon',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: CategoryIcon,
  args: { name: 'nutrition', size: 64 },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: withoutCode,
  render: ({ size }) => <Gallery names={names}>{(name) => <CategoryIcon name={name} size={size} />}</Gallery>,
};
