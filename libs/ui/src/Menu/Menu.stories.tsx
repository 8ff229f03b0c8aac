import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, LogOut, UserRound } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { openOverlays } from '../overlay/openOverlays';
import { focusRingWidth, Pseudo } from '../stories/Pseudo';
import { Menu } from './Menu';

const onLogout = fn();

/**
 * ### When to use
 *
 * - For a few links and actions behind one button: the account, a category.
 * - `iconOnly` in a narrow bar, with a `header` that names the owner.
 *
 * ### When not to use
 *
 * - One value of a list: `SelectField`. One entry: `Button`.
 * - More than eight entries, or groups of entries: a page or a `Drawer`.
 *
 * **Keyboard:** Down and Up Arrow open the menu at its first or last entry and move through it. A letter moves to the
 * next entry that begins with it. Escape closes the menu.
 *
 * **Text:** The button is a noun (_Account_). The entries are places or verbs (_Log out_).
 */
const meta = {
  id: 'ui-menu',
  title: 'Navigation/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: {
    label: 'Account',
    icon: <UserRound aria-hidden />,
    items: [
      { id: 'plan', label: 'Care plan', href: '/careplan', icon: <ClipboardList aria-hidden /> },
      { id: 'consult', label: 'Consult a doctor', href: '#consultdoctor' },
      { id: 'logout', label: 'Log out', onSelect: onLogout, icon: <LogOut aria-hidden /> },
    ],
  },
  argTypes: { tone: { options: ['brand', 'neutral', 'danger', 'offer'] } },
  decorators: [(Story) => <div style={{ minHeight: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    const list = canvas.getByRole('list', { hidden: true });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(document.getElementById(trigger.getAttribute('aria-controls') ?? '')).toContainElement(list);
    await expect(canvas.getByRole('link', { name: 'Care plan' })).toBeVisible();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(list).not.toBeVisible();
      await userEvent.keyboard(key);
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(trigger).toHaveFocus();
    }
  },
};

export const PseudoStates: Story = {
  tags: ['!autodocs'],
  name: 'Pseudo',
  render: (args) => (
    <>
      <Menu {...args} />
      <Pseudo of={<Menu {...args} label="Folded" />} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(focusRingWidth(canvasElement)).toBe('3px');
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const [hovered, focused] = canvas.getAllByRole('link');
    hovered!.setAttribute('data-hover', '');
    focused!.setAttribute('data-focus-visible', '');
    // A router sets `aria-current` on the link of the current page.
    focused!.setAttribute('aria-current', 'page');
    await expect(getComputedStyle(hovered!).backgroundColor).not.toBe(getComputedStyle(focused!).backgroundColor);
  },
};

export const IconOnly: Story = {
  tags: ['!autodocs'],
  args: { iconOnly: true, align: 'end', header: 'Asha Kulkarni' },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'end' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByText('Asha Kulkarni')).toBeVisible();
  },
};

export const LongContent: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { id: 'a', label: 'Medicines for diabetes, blood pressure and the heart, month by month', href: '/medicines' },
      { id: 'b', label: 'Not open yet', onSelect: fn(), disabled: true },
    ],
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(360);
  },
};

export const ArrowKeysWalkTheItems: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Care plan' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Consult a doctor' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Care plan' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Escape}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{Home}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Care plan' })).toHaveFocus());
  },
};

export const LettersFindTheItems: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Care plan' })).toHaveFocus());
    await userEvent.keyboard('l');
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('link', { name: 'Care plan' })).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('link', { name: 'Consult a doctor' })).toHaveFocus();
    await userEvent.keyboard('x{Control>}l{/Control}');
    await expect(canvas.getByRole('link', { name: 'Consult a doctor' })).toHaveFocus();
  },
};

export const EscapeFoldsAndGivesTheFocusBack: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Care plan' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(trigger).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Care plan' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const TabOutFolds: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button">Beyond</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    for (let entry = 0; entry < 3; entry += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Beyond' })).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const APressElsewhereFolds: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('link', { name: 'Care plan' })).toBeVisible();
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** An application that handles the Back button of the browser closes the menu. The focus returns to the button. */
export const CloseRequestThenFolds: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    canvas.getByRole('link', { name: 'Care plan' }).focus();
    await expect(openOverlays.count()).toBe(1);
    openOverlays.closeAbove(0);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(openOverlays.count()).toBe(0));
  },
};

export const ChoosingRunsItOnceAndFolds: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    onLogout.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogout).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(trigger).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus());
      await userEvent.keyboard(key);
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(trigger).toHaveFocus();
    }
    await expect(onLogout).toHaveBeenCalledTimes(3);
  },
};
