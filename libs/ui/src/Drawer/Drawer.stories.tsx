import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { Anatomy, parts } from '../stories';
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
      <Drawer {...args} open={open} onClose={close} />
    </>
  );
}

/** Returns the code to copy, with further lines of props. Storybook derives none from a story in a frame. */
const codeWith = (props = '') => `import { Button, CheckboxField, Drawer } from '@niramaya/ui';
import { useState } from 'react';

export function Filters() {
  const [open, setOpen] = useState(false);
  const [inStock, setInStock] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer
        open={open}
        onClose={close}
        title="Filters"
        closeLabel="Close"
${props}        footer={<Button fullWidth onClick={close}>Show results</Button>}
      >
        <CheckboxField label="Only what is in stock" name="in-stock" checked={inStock} onChange={setInStock} />
      </Drawer>
    </>
  );
}`;

/**
 * ### Use
 *
 * - Content next to the page, such as the menu and filters on mobile.
 * - The button in the footer names the result: _Show 12 results_.
 *
 * ### Avoid
 *
 * - A question that needs a decision: use `Dialog`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab, Shift Tab | move inside the drawer and wrap around |
 * | Escape | closes the drawer and returns the focus |
 * | Up Arrow, Down Arrow, Page Up, Page Down | scroll a long drawer while the drawer itself has the focus, as after opening |
 */
const meta = {
  id: 'ui-drawer',
  title: 'Overlays/Drawer',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '520px' }, source: { code: codeWith() } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    children: options(5),
    footer: <Button fullWidth>Show results</Button>,
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await expect(document.body).toHaveFocus();
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Parts: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w768' } },
  render: (args) => (
    <Anatomy parts={parts.Drawer} inWindow>
      <WithButton {...args} />
    </Anatomy>
  ),
  play: async () => {
    const numbers = document.querySelector<HTMLElement>('[data-numbers]')!;
    await waitFor(() => expect(numbers.textContent).toBe('12345'));
  },
};

export const Open: Story = { tags: ['!autodocs'] };

/** Returns the parameter of Storybook for the code to copy. */
const withCode = (props: string) => ({ docs: { source: { code: codeWith(props) } } });

export const Start: Story = {
  tags: ['!autodocs'],
  parameters: withCode('        side="start"\n        size="sm"\n'),
  args: { side: 'start', size: 'sm' },
};

export const Bottom: Story = {
  tags: ['!autodocs'],
  parameters: withCode('        side="bottom"\n'),
  args: { side: 'bottom' },
  globals: { viewport: { value: 'w360' } },
};

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

export const LongContent: Story = { tags: ['!autodocs'], args: { children: options(40) } };
