import { toggleSaved, useBrowserStorage } from '@niramaya/data-access';
import { aSelectedMedicine, blockStorage } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { StorageNotice } from './StorageNotice';

/** Writes a saved product first: whether the browser refuses storage shows only at a write. */
function Keeping({ text }: { readonly text: string }) {
  const storage = useBrowserStorage();
  useEffect(() => {
    toggleSaved(storage, aSelectedMedicine());
  }, [storage]);
  return <StorageNotice text={text} />;
}

const meta = {
  id: 'feature-shell-keptnotice',
  title: 'Patterns/Shell/StorageNotice',
  component: StorageNotice,
  args: { text: 'Your orders are kept on this device.' },
  render: (args) => <Keeping {...args} />,
} satisfies Meta<typeof StorageNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const warns =
  (notice: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(notice);
    await expect(canvas.queryByText('Your orders are kept on this device.')).toBeNull();
  };

export const StorageFull: Story = {
  beforeEach: () => blockStorage('full'),
  play: warns('This device has no room left, so what is new here lasts only until you leave the page.'),
};

export const Forbidden: Story = {
  beforeEach: () => blockStorage('forbidden'),
  play: warns('This browser does not let us keep anything, so this lasts only until you leave the page.'),
};
