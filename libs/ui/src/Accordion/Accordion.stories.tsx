import { underMedia } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion } from './Accordion';
import { Pseudo, withoutCode } from '../stories';

/**
 * ### Use
 *
 * - Questions of which a reader opens one or two: _What does the plan cover?_
 *
 * ### Avoid
 *
 * - Content for every reader: leave it open in a `Section`. Views of one thing: use `Tabs`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the next title, and into the content of an open item |
 * | Enter, Space | opens or closes the item |
 */
const meta = {
  id: 'ui-accordion',
  title: 'Display/Accordion',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Accordion,
  args: {
    items: [
      {
        id: 'prescription',
        title: 'Do I need a prescription?',
        content:
          'For medicines of schedule H and H1 the law asks for one. You can photograph it and show it at the door.',
      },
      {
        id: 'cold',
        title: 'How is insulin kept cold on the way?',
        content: 'In a box that holds 2 to 8 °C for 24 hours.',
      },
      { id: 'return', title: 'Can I give medicines back?', content: 'Unopened strips, within seven days.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<Accordion {...args} items={args.items.slice(0, 1)} />} control="summary" />,
};

export const Open: Story = {
  args: { items: [{ id: 'a', title: 'Can I give medicines back?', content: 'Unopened strips.', defaultOpen: true }] },
};

export const OpenThenCallsBack: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const title = canvas.getByText('How is insulin kept cold on the way?');
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('cold', true));
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('cold', false));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const AnimatesHeight: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const content = getComputedStyle(canvasElement.querySelector('details')!, '::details-content');
    // The item opens without an animation, because the browser of the stories asks for reduced motion.
    await expect(content.transitionProperty).not.toContain('height');
    const undo = underMedia('(prefers-reduced-motion: no-preference)');
    await expect(content.transitionProperty).toBe('height, content-visibility');
    await expect(content.height).toBe('0px');
    undo();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'long',
        title:
          'What happens if the pharmacist finds that two of the medicines in my cart should not be taken together?',
        content:
          'She calls you before anything is packed, tells you what she found, and asks your doctor where you wish it.',
        defaultOpen: true,
      },
    ],
  },
  globals: { viewport: { value: 'w360' } },
};
