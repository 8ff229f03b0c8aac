import { wantMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { EnteringItem } from './EnteringItem';

/**
 * ### Use
 *
 * - For an item that enters a list after an action: restored, added, found.
 *
 * ### Avoid
 *
 * - The initial content of a page. Elements outside a list.
 */
const meta = {
  id: 'ui-motion-enteringitem',
  title: 'Foundations/EnteringItem',
  tags: ['autodocs'],
  component: EnteringItem,
  args: { children: 'Calmag D3 500 mg Tablet, Strip of 15' },
  decorators: [
    (Story) => (
      <ul aria-label="Cart">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof EnteringItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Calmag D3 500 mg Tablet, Strip of 15');
  },
};

/** Records the style of each item as it is added. */
function watchItems(list: HTMLElement): readonly string[] {
  const seen: string[] = [];
  const note = (records: readonly MutationRecord[]) => {
    for (const item of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (item instanceof HTMLElement) seen.push(`${item.style.opacity} ${item.style.transform}`);
  };
  new MutationObserver(note).observe(list, { childList: true });
  return seen;
}

export const EntersFromBelow: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  render: function Growing({ children }) {
    const [count, setCount] = useState(0);
    return (
      <>
        <li>
          <button onClick={() => setCount(count + 1)}>Undo</button>
        </li>
        {count > 0 && <EnteringItem>{children}</EnteringItem>}
      </>
    );
  },
  play: async ({ canvas }) => {
    const starts = watchItems(canvas.getByRole('list', { name: 'Cart' }));
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(starts).toEqual(['0 translateY(8px)']));
    const item = canvas.getAllByRole('listitem')[1]!;
    await waitFor(() => expect(item.style.opacity).toBe('1'));
    await waitFor(() => expect(item.style.transform).toBe('none'));
  },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  ...EntersFromBelow,
  globals: { motion: 'none' },
  play: async ({ canvas }) => {
    const starts = watchItems(canvas.getByRole('list', { name: 'Cart' }));
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(starts).toEqual(['1 none']));
  },
};
