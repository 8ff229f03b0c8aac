import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pseudo, withoutCode } from '../stories';
import { InertButton } from './InertButton';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/**
 * ### Use
 *
 * - A visible control without a function yet, with a short note.
 *
 * ### Avoid
 *
 * - An action that needs another step first: use `Button`, with an explanation on click.
 */
const meta = {
  id: 'ui-inertbutton',
  title: 'Actions/InertButton',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: InertButton,
  args: { children: 'JOIN US', note: 'Not open yet' },
  render: (args) => (
    <form aria-label="Doctors" onSubmit={onSubmit}>
      <InertButton {...args} />
    </form>
  ),
} satisfies Meta<typeof InertButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'JOIN US' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Not open yet');
    await expect(canvas.getByText('Not open yet')).toBeVisible();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<InertButton {...args} />} />,
  play: async ({ canvas }) => {
    const [rest, ...others] = canvas.getAllByRole('button').map((button) => getComputedStyle(button));
    for (const { backgroundColor, translate } of others) {
      await expect([backgroundColor, translate]).toEqual([rest!.backgroundColor, rest!.translate]);
    }
  },
};

export const LongContent: Story = {
  args: {
    children: 'Alternative treatment',
    note: 'Opens when enough practitioners of the Ayush systems have joined us.',
  },
  globals: { viewport: { value: 'w360' } },
};
