import { heldMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { Leave } from './Leave';

/** A list whose items are removed one by one, from the top. */
function Going({ list }: { list: string }) {
  const [items, setItems] = useState(['First', 'Second', 'Third']);
  return (
    <div>
      <button onClick={() => setItems(items.slice(1))}>Take one away</button>
      <ul className="going" style={{ position: 'relative' }}>
        {items.map((item) => (
          <li key={item} style={{ height: 40 }}>
            <span>{item}</span>
            <Leave list={list} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  id: 'ui-motion-leave',
  title: 'Foundations/Leave',
  component: Leave,
  args: { list: '.going' },
  argTypes: { list: { control: false } },
  render: (args) => <Going {...args} />,
} satisfies Meta<typeof Leave>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without motion the item disappears at once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Take one away' }));
    await expect(canvas.queryByText('First')).toBeNull();
    await expect(canvas.getByText('Second')).toBeVisible();
  },
};

const motion = heldMotion();
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** An inert copy fades from the place of the item. The other items move up from where they were, by one place. */
export const LeavesAndTheOthersMoveUp: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: motion.hold,
  play: async ({ canvas, canvasElement }) => {
    const second = canvas.getByText('Second');
    const [firstTop, secondTop] = [topOf(canvas.getByText('First')), topOf(second)];
    await user.click(canvas.getByRole('button', { name: 'Take one away' }));

    await waitFor(() => expect(motion.held().length).toBeGreaterThanOrEqual(3));
    await expect(canvas.queryByRole('listitem', { name: 'First' })).toBeNull();
    const first = canvas.getByText('First');
    const copy = first.closest('li')!;
    await expect(copy).toHaveAttribute('inert');
    await expect(getComputedStyle(copy).opacity).toBe('1');
    await expect(topOf(first)).toBe(firstTop);
    await expect(topOf(second)).toBe(secondTop);

    // A second item leaves while the first still moves: it starts from where it is visible.
    await user.click(canvas.getByRole('button', { name: 'Take one away' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[inert]')).toHaveLength(2));
    await expect(topOf(canvas.getByText('Second'))).toBe(secondTop);
    motion.letGo();
    await waitFor(() => expect(canvas.queryByText('First')).toBeNull());
    await waitFor(() => expect(topOf(canvas.getByText('Third'))).toBe(firstTop));
    await expect(canvas.queryByText('Second')).toBeNull();
  },
};

/** With `prefers-reduced-motion` the other items are in their new places at once. */
export const StandsStillWithoutMotion: Story = {
  ...LeavesAndTheOthersMoveUp,
  globals: { motion: 'none' },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Take one away' }));
    await expect(canvas.queryByText('First')).toBeNull();
    await expect(motion.held()).toEqual([]);
  },
};
