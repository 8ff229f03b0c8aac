import { wantMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Anatomy, Line, parts } from '../stories';
import { TextField } from '../TextField/TextField';
import { toast } from '../toast/toast';
import { Toaster } from '../toast/Toaster';
import { Dialog, type DialogProps } from './Dialog';

function WithButton({ onClose, ...args }: DialogProps) {
  const [open, setOpen] = useState(args.open);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a member</Button>
      <p>
        <span>The doctor speaks with the members of your family.</span> <a href="#care-plan">See the care plan</a>
      </p>
      <Dialog
        {...args}
        open={open}
        onClose={close}
        footer={open && (args.footer === undefined ? <Button onClick={close}>Save</Button> : args.footer)}
      />
    </>
  );
}

/** The code to copy. Storybook derives none from a story in a frame. */
const code = `import { Button, Dialog, TextField } from '@niramaya/ui';
import { useState } from 'react';

export function AddMember() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Asha Kulkarni');
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a member</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Add a member"
        closeLabel="Close"
        footer={<Button onClick={close}>Save</Button>}
      >
        <TextField label="Name" name="name" value={name} onChange={setName} />
      </Dialog>
    </>
  );
}`;

/**
 * ### Use
 *
 * - A question, a short form or details on request.
 * - The title names the object, so that the buttons can be verbs alone: _Keep_, _Remove_ or _Save_.
 * - `role="alertdialog"` for a decision that cannot be undone. `closeOnInteractOutside={false}` for a form.
 *
 * ### Avoid
 *
 * - Content next to the page: use `Drawer`. A short confirmation: use `toast`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab, Shift Tab | move inside the dialog and wrap around |
 * | Escape | closes the dialog and returns the focus, unless `closeOnEscape` is false |
 * | Up Arrow, Down Arrow, Page Up, Page Down | scroll a long dialog while the dialog itself has the focus, as after opening |
 */
const meta = {
  id: 'ui-dialog',
  title: 'Overlays/Dialog',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '520px' }, source: { code } }, pictured: '[role=dialog]' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Add a member',
    closeLabel: 'Close',
    children: <TextField label="Name" name="name" value="Asha Kulkarni" onChange={fn()} />,
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the dialog has the focus. Chakra handles keys and clicks outside only from then on. */
const focused = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Add a member' });
  await waitFor(() => expect(dialog).toHaveFocus());
  return dialog;
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a member' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(await focused()).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'See the care plan' })).toBeNull());
    const { overflow, pointerEvents } = getComputedStyle(document.body);
    await expect([overflow, pointerEvents]).toEqual(['hidden', 'none']);
  },
};

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { pictured: '[role=dialog], [data-numbers] span' },
  globals: { viewport: { value: 'w768' } },
  args: { size: 'sm' },
  render: (args) => (
    <Anatomy parts={parts.Dialog} inWindow>
      <WithButton {...args} />
    </Anatomy>
  ),
  play: async () => {
    const numbers = document.querySelector<HTMLElement>('[data-numbers]')!;
    await waitFor(() => expect(numbers.textContent).toBe('12345'));
  },
};

const dangerCode = `import { Button, Dialog } from '@niramaya/ui';
import { useRef, useState } from 'react';

export function RemoveMember({ onRemove }: { onRemove: () => void }) {
  const [open, setOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Remove Asha Kulkarni
      </Button>
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        initialFocus={keep}
        size="sm"
        title="Remove Asha Kulkarni?"
        closeLabel="Close"
        footer={
          <>
            <Button ref={keep} variant="outline" onClick={close}>
              Keep
            </Button>
            <Button tone="danger" onClick={onRemove}>
              Remove
            </Button>
          </>
        }
      >
        <p>Her past consultations stay in the list.</p>
      </Dialog>
    </>
  );
}`;

/** The button 'Keep' of the story `Danger`, which gets the focus when its dialog opens. */
const keep = createRef<HTMLButtonElement>();

/**
 * A decision that cannot be undone is short. The danger button names it, and a click outside does not close the dialog.
 */
export const Danger: Story = {
  tags: ['!autodocs'],
  parameters: { docs: { source: { code: dangerCode } }, pictured: '[role=alertdialog]' },
  // A ref is no value for a control.
  argTypes: { initialFocus: { control: false } },
  args: {
    role: 'alertdialog',
    initialFocus: keep,
    size: 'sm',
    title: 'Remove Asha Kulkarni?',
    children: <p>Her past consultations stay in the list.</p>,
    footer: (
      <Line>
        <Button ref={keep} variant="outline">
          Keep
        </Button>
        <Button tone="danger">Remove</Button>
      </Line>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Asha Kulkarni?' });
    await expect(dialog).toHaveAccessibleDescription('Her past consultations stay in the list.');
    const keepButton = within(dialog).getByRole('button', { name: 'Keep' });
    await waitFor(() => expect(keepButton).toHaveFocus());
    await userEvent.click(document.documentElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(keepButton).toHaveFocus();
  },
};

const largeCode = `import { Button, Dialog } from '@niramaya/ui';
import { useState } from 'react';

export function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>See what is covered</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="lg"
        title="What a care plan covers"
        closeLabel="Close"
      >
        <p>Four talks with a doctor for each member, and free delivery of every order for a year.</p>
      </Dialog>
    </>
  );
}`;

/** The largest width, without buttons: details on request. */
export const Large: Story = {
  tags: ['!autodocs'],
  parameters: { docs: { source: { code: largeCode } } },
  args: {
    size: 'lg',
    title: 'What a care plan covers',
    children: <p>Four talks with a doctor for each member, and free delivery of every order for a year.</p>,
    footer: null,
  },
};

const storage = 'Store below 25 °C, away from light and moisture, and out of the reach of children.';

const longCode = `import { Button, Dialog } from '@niramaya/ui';
import { useState } from 'react';

export function Advice({ paragraphs }: { paragraphs: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read how to store them</Button>
      <Dialog
        open={open}
        onClose={close}
        title="How to store your medicines at home, on the way and in the months of the monsoon"
        closeLabel="Close"
        footer={<Button onClick={close}>Save</Button>}
      >
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
    </>
  );
}`;

export const LongContent: Story = {
  tags: ['!autodocs'],
  parameters: { docs: { source: { code: longCode } } },
  args: {
    title: 'How to store your medicines at home, on the way and in the months of the monsoon',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>{`${index + 1}. ${storage}`}</p>),
  },
};

export const EscapeReturnsFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Add a member' });
    opener.focus();
    for (const [opening, closing] of [
      ['{Enter}', '{Escape}'],
      ['{Enter}', '{Enter}'],
      [' ', ' '],
    ] as const) {
      await userEvent.keyboard(opening);
      await focused();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard(closing);
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('link', { name: 'See the care plan' })).toBeVisible();
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe('visible'));
  },
};

/** A field that is focused as soon as it is in the page, as by a shopper who is faster than the dialog. */
function EarlyField() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <TextField ref={field} label="Name" name="name" value="Asha" onChange={fn()} />;
}

export const EarlyFocusStays: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { children: <EarlyField /> },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    // Chakra sets the focus up to one frame after the dialog is in the page.
    await nextFrame();
    await nextFrame();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

function OpenerDisappears(args: DialogProps) {
  const [open, setOpen] = useState(true);
  const outcome = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={outcome} tabIndex={-1}>
        The member was removed.
      </p>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} finalFocus={outcome} />
    </>
  );
}

export const FinalFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <OpenerDisappears {...args} />,
  play: async () => {
    await focused();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('The member was removed.')).toHaveFocus());
  },
};

export const BackdropCloses: Story = {
  tags: ['behaviour', '!autodocs'],
  beforeEach: () => toast.dismissAll,
  render: (args) => (
    <>
      <WithButton {...args} />
      <Toaster label="Notifications" closeLabel="Close the message" />
    </>
  ),
  play: async ({ args }) => {
    const dialog = await focused();
    toast.error('no item');
    await userEvent.click(await screen.findByRole('button', { name: 'Close the message' }));
    await waitFor(() => expect(screen.queryByText('no item')).toBeNull());
    await expect(dialog).toHaveFocus();
    await userEvent.click(within(dialog).getByText('Name'));
    await expect(args.onClose).not.toHaveBeenCalled();
    // The page behind has no pointer events: a click outside hits the root.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
      { keys: '[/MouseLeft]', target: document.documentElement },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(document.documentElement);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** A stray click or key does not lose the text of a form. */
export const OnlyButtonsClose: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { closeOnInteractOutside: false, closeOnEscape: false },
  play: async ({ args }) => {
    const dialog = await focused();
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    await userEvent.click(document.documentElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
  },
};

export const AnimatesExit: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  play: async ({ canvas, args }) => {
    const dialog = await focused();
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
    const leaving: (string | boolean)[] = [];
    dialog.addEventListener('animationstart', ({ animationName }) =>
      leaving.push(animationName, canvas.queryByRole('link', { name: 'See the care plan' }) !== null),
    );
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(leaving).toEqual(['sinkOut', true]);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
