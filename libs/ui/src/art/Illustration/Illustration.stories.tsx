import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutCode } from '../../stories';
import { Gallery } from '../gallery/Gallery';
import { Illustration, illustrations, type IllustrationName } from './Illustration';

const names = Object.keys(illustrations) as IllustrationName[];

/**
 * ### Use
 *
 * - A state, above the text of an `EmptyState` or `QueryState`.
 *
 * ### Avoid
 *
 * - More than one per screen, decoration, or sizes below 160 px.
 */
const meta = {
  id: 'ui-art-illustration',
  title: 'Foundations/Illustration',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Illustration,
  args: { name: 'emptyCart' },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('width', '240');
    await expect(picture).toHaveAttribute('height', '200');
  },
};

export const Variants: Story = {
  parameters: withoutCode,
  render: () => <Gallery names={names}>{(name) => <Illustration name={name} />}</Gallery>,
};
