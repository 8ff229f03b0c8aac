import { toggleSaved, useBrowserStorage } from '@niramaya/data-access';
import { aSelectedMedicine, refuseStorage } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { KeptNotice } from './KeptNotice';

/** Writes to storage, because only a write shows that the browser refuses it. */
function Keeping({ text }: { readonly text: string }) {
  const storage = useBrowserStorage();
  useEffect(() => {
    toggleSaved(storage, aSelectedMedicine());
  }, [storage]);
  return <KeptNotice text={text} />;
}

const meta = {
  id: 'feature-shell-keptnotice',
  title: 'Patterns/Shell/KeptNotice',
  component: KeptNotice,
  args: { text: 'Your orders are kept on this device.' },
  render: (args) => <Keeping {...args} />,
} satisfies Meta<typeof KeptNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoRoomLeft: Story = {
  beforeEach: () => refuseStorage('full'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'This device has no room left, so what is new here lasts only until you leave the page.',
    );
    await expect(canvas.queryByText('Your orders are kept on this device.')).toBeNull();
  },
};

export const Forbidden: Story = {
  beforeEach: () => refuseStorage('forbidden'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'This browser does not let us keep anything, so this lasts only until you leave the page.',
    );
  },
};
