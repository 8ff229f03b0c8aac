import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { Drawer } from './Drawer';

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

/** The code to copy. Storybook derives none from a story in a frame. */
const code = `import { Button, Drawer } from '@niramaya/ui';
import { useState } from 'react';

export function Filters() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer
        open={open}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        footer={<Button fullWidth onClick={close}>Show results</Button>}
      >
        <p>The filters</p>
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
  parameters: { docs: { story: { inline: false, height: '520px' }, source: { code } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    children: options(5),
    footer: <Button fullWidth>Show results</Button>,
  },
  render: (args) => (
    <>
      <Button>Filters</Button>
      <Drawer {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Start: Story = { args: { side: 'start', size: 'sm' } };

export const Bottom: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'w360' } } };

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

export const LongContent: Story = { args: { children: options(40) } };
