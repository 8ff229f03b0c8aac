import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormWidth, withoutCode } from '../stories';
import { Skeleton } from './Skeleton';

/**
 * ### Use
 *
 * - The place of content that loads, in its final size.
 *
 * ### Avoid
 *
 * - The announcement of loading: use `LoadingText`, also for content without a fixed size.
 */
const meta = {
  id: 'ui-skeleton',
  title: 'Feedback/Skeleton',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Skeleton,
  args: { w: '200px', h: '24px' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: withoutCode,
  render: () => (
    <FormWidth>
      <Skeleton h="160px" radius="card" />
      <Skeleton h="24px" w="70%" radius="sm" />
      <Skeleton h="44px" />
      <Skeleton h="44px" w="44px" radius="pill" />
    </FormWidth>
  ),
};

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  globals: { colours: 'forced', viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const ground = getComputedStyle(canvasElement.querySelector('[aria-hidden]')!).backgroundColor;
    await expect(ground).not.toBe(getComputedStyle(document.body).backgroundColor);
    await expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  },
};
