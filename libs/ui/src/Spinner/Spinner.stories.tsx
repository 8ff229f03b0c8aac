import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

/**
 * ### Use
 *
 * - Inside an element whose text names the action in progress.
 *
 * ### Avoid
 *
 * - A spinner without text: use `LoadingText`, or a `Button` with `busyLabel`. A list: use `Skeleton`.
 */
const meta = {
  id: 'ui-spinner',
  title: 'Feedback/Spinner',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
