import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingText } from './LoadingText';

/**
 * ### Use
 *
 * - Next to the `Skeleton` of a list or screen, once.
 *
 * ### Avoid
 *
 * - A clicked button: use its own `busyLabel`. Several loading texts on one screen.
 */
const meta = {
  id: 'ui-loadingtext',
  title: 'Feedback/LoadingText',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: LoadingText,
  args: { children: '...Loading' },
  argTypes: { children: { description: 'The text, which screen readers announce.' } },
} satisfies Meta<typeof LoadingText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: { children: 'Looking up which of your medicines the pharmacy nearest to you has in stock' },
  globals: { viewport: { value: 'w360' } },
};
