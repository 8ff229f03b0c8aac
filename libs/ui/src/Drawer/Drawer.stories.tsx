import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { Drawer, type DrawerProps } from './Drawer';

const names = ['Paracetamol', 'Vitamin D3', 'Oral rehydration salts', 'Antacids', 'Cough syrups'];

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <CheckboxField
      key={index}
      name={`option-${index}`}
      label={`${names[index % names.length]} ${index + 1}`}
      checked={index === 0}
      onChange={fn()}
    />
  ));

function WithButton({ onClose, ...args }: DrawerProps) {
  const [open, setOpen] = useState(args.open);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer
        {...args}
        open={open}
        onClose={close}
        footer={
          <Button fullWidth onClick={close}>
            Show results
          </Button>
        }
      />
    </>
  );
}

/**
 * ### When to use
 *
 * - For content next to the page: the menu and the filters on mobile.
 * - `side="bottom"` within reach of the thumb, `end` for filters, `start` for the menu.
 *
 * ### When not to use
 *
 * - A question that needs a decision: `Dialog`.
 * - Wide screens that have room for the same content.
 *
 * **Keyboard:** Escape closes it and returns the focus to the element that opened it.
 *
 * **Text:** The button in the footer names the result: _Show 12 results_, not _Done_.
 */
const meta = {
  id: 'ui-drawer',
  title: 'Overlays/Drawer',
  tags: ['autodocs'],
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onClose: fn(), title: 'Filters', closeLabel: 'Close', children: options(5) },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const box = screen.getByRole('dialog', { name: 'Filters' }).getBoundingClientRect();
    await expect(Math.round(box.right)).toBe(document.documentElement.clientWidth);
    await expect(Math.round(box.height)).toBe(window.innerHeight);
  },
};

export const Start: Story = {
  args: { side: 'start', size: 'sm' },
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0);
  },
};

export const Bottom: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'w360' } } };

export const Mobile: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeLessThan(360);
  },
};

export const LongContent: Story = {
  args: { children: options(40) },
  play: async () => {
    await expect(
      screen.getByRole('button', { name: 'Show results' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const EscapeClosesAndGivesTheFocusBack: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
