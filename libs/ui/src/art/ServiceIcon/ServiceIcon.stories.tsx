import type { Meta, StoryObj } from '@storybook/react-vite';
import { withoutCode } from '../../stories';
import { Gallery } from '../gallery/Gallery';
import { serviceGlyphs, ServiceIcon, type ServiceName } from './ServiceIcon';

const names = Object.keys(serviceGlyphs) as ServiceName[];

/**
 * ### Use
 *
 * - The services of the shop: delivery, lab tests, doctors, plans.
 *
 * ### Avoid
 *
 * - A product category: use `CategoryIcon`. A general sign: use an icon of Lucide.
 */
const meta = {
  id: 'ui-art-serviceicon',
  title: 'Foundations/ServiceIcon',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: ServiceIcon,
  args: { name: 'delivery', size: 64 },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof ServiceIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: withoutCode,
  render: ({ size }) => <Gallery names={names}>{(name) => <ServiceIcon name={name} size={size} />}</Gallery>,
};
