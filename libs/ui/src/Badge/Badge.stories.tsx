import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { Line, Lines } from '../stories/Matrix';
import { palettes, type Tone } from '../theme/colors';
import { Badge } from './Badge';

/**
 * ### When to use
 *
 * - For a word or two about the item next to it: an offer, a state, a mark of quality.
 * - `offer` for reduced prices, `success` and `warning` for states, `neutral` for facts.
 * - `solid` on an image, `subtle` everywhere else.
 *
 * ### When not to use
 *
 * - Something that can be clicked or removed: `Chip`.
 * - A rating: `Rating`, which has its own text for screen readers.
 * - Several tones in a row of cards: no badge is noticed then.
 *
 * **Text:** No full stop and no capitals for emphasis: _12% off_, _In stock_. Two words or a figure, not a sentence.
 */
const meta = {
  id: 'ui-badge',
  title: 'Display/Badge',
  tags: ['autodocs'],
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
