import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

/**
 * ### Use
 *
 * - An empty result, with one next step: _Browse medicines_.
 *
 * ### Avoid
 *
 * - Failed content: use `QueryState`. Loading content: use `Skeleton`.
 */
const meta = {
  id: 'ui-emptystate',
  title: 'Feedback/EmptyState',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: EmptyState,
  args: {
    illustration: <PackageOpen aria-hidden size={72} strokeWidth={1.25} />,
    title: 'Your cart is empty',
    text: 'Find your medicines by name, by brand or by what ails you.',
    action: <Button href="/medicines">Browse medicines</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { illustration: undefined, text: undefined, action: undefined } };

export const LongContent: Story = {
  args: {
    title: 'No medicine in our shop goes by the name that you have looked for',
    text: 'It may be written differently on the strip. Look at the small print under the brand: the salt, such as Paracetamol, finds every brand that holds it.',
  },
  globals: { viewport: { value: 'w360' } },
};
