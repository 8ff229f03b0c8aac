import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { Line, Lines, withoutCode } from '../stories';
import { palettes, type Tone } from '../theme/colors';
import { Badge } from './Badge';

/**
 * ### Use
 *
 * - Two words or a figure about an item: _12% off_, _In stock_.
 * - `solid` on an image, `subtle` everywhere else.
 *
 * ### Avoid
 *
 * - Something that can be clicked: use `Chip`. A rating: use `Rating`.
 */
const meta = {
  id: 'ui-badge',
  title: 'Display/Badge',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Badge,
  args: { children: '12% off', tone: 'offer' },
  argTypes: {
    tone: { options: Object.keys(palettes), table: { type: { summary: Object.keys(palettes).join(' | ') } } },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: withoutCode,
  render: () => (
    <Lines>
      {(['subtle', 'solid'] as const).map((variant) => (
        <Line key={variant}>
          {(Object.keys(palettes) as Tone[]).map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
          <Badge tone="success" variant={variant} icon={<Truck aria-hidden />}>
            Delivery today
          </Badge>
        </Line>
      ))}
    </Lines>
  ),
};

export const LongContent: Story = {
  args: { children: 'Up to 25% off on the first order of medicines above ₹999 with the code NIRAMAYA25' },
  globals: { viewport: { value: 'w360' } },
};
