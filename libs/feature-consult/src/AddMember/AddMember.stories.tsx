import type { Meta, StoryObj } from '@storybook/react-vite';
import { fillSilently } from '@niramaya/fixtures';
import { memberHandlers } from '@niramaya/fixtures/msw';
import { expect, fn, screen, userEvent as user, waitFor, type within } from 'storybook/test';
import { called, calls, withMembers } from '../stories/calls';
import { memberDialogCloses, openMemberDialog as open } from '../stories/member-dialog';
import { AddMember } from './AddMember';

const meta = {
  id: 'feature-consult-addmember',
  title: 'Patterns/Consult/AddMember',
  component: AddMember,
  args: { onAdded: fn() },
  parameters: { inShop: true, route: '/abcd', ...withMembers(memberHandlers.ready()) },
} satisfies Meta<typeof AddMember>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const opener = (canvas: Canvas) => canvas.getByRole('button', { name: '+ Add New Member' });
const name = () => screen.getByRole('textbox', { name: 'Patient name' });
const age = () => screen.getByRole('textbox', { name: 'Age' });
const gender = () => screen.getByRole('combobox', { name: 'Gender' });
const submit = () => screen.getByRole('button', { name: 'Submit' });

async function openAndFill(canvas: Canvas) {
  await open(canvas);
  await user.type(name(), 'Asha Rao');
  await user.type(age(), '61');
}

export const Open: Story = {
  parameters: { requirements: ['CONSULT-22', 'CONSULT-23', 'CONSULT-24', 'CONSULT-25', 'STATE-41'] },
  play: async ({ canvas }) => {
    await expect(await open(canvas)).toBeVisible();
    await expect(name()).toBeRequired();
    await expect(age()).toBeRequired();
  },
};

export const EscapeKeepsDraft: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CONSULT-28', 'STATE-42'] },
  play: async ({ canvas }) => {
    await openAndFill(canvas);
    await user.keyboard('{Escape}');
    await memberDialogCloses();
    await open(canvas);
    await expect(name()).toHaveValue('Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await memberDialogCloses();
    await expect(opener(canvas)).toHaveFocus();
    await open(canvas);
    await expect(name()).toHaveValue('');
    await expect(called()).toEqual([]);
  },
};

export const Invalid: Story = {
  parameters: { requirements: ['VALID-12', 'VALID-13'] },
  play: async ({ canvas }) => {
    await open(canvas);
    await user.type(name(), ' \u200b');
    await user.click(submit());
    await expect(await screen.findByText('Enter the name of the patient.')).toBeVisible();
    await expect(name()).toBeInvalid();
    await expect(name()).toHaveFocus();
    await user.type(name(), 'Asha Rao');
    await user.click(submit());
    await expect(await screen.findByText('Enter the age of the patient.')).toBeVisible();
    await expect(age()).toHaveFocus();
    await expect(called()).toEqual([]);
  },
};

/** The name comes without an event, copied from a table. */
export const AnyAgeAndNoGender: Story = {
  parameters: { requirements: ['CONSULT-26', 'CONSULT-27', 'VALID-14', 'VALID-15'] },
  play: async ({ canvas, args }) => {
    await open(canvas);
    const options = [...gender().querySelectorAll('option')].map((option) => [option.value, option.textContent]);
    await expect(options).toEqual([
      ['Choose_option', 'Choose option'],
      ['male', 'male'],
      ['female', 'female'],
    ]);
    await user.type(age(), 'abc');
    await user.tab();
    await expect(age()).toHaveAccessibleDescription(/^This does not look like an age/);
    fillSilently(name(), '\u202a\tKabir\tRao\u00a0\u202e');
    await user.click(submit());
    await expect(await screen.findByText('User added Successfully')).toBeVisible();
    await expect(calls.mock.calls).toEqual([
      ['POST /api/consult/add', { name: 'Kabir Rao', age: 'abc', gender: 'Choose_option' }],
    ]);
    await memberDialogCloses();
    await expect(args.onAdded).toHaveBeenCalledOnce();
  },
};

export const AddedMemberIsConfirmed: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['API-23', 'ERROR-28'] },
  play: async ({ canvas }) => {
    await openAndFill(canvas);
    await expect(screen.queryByText('User added Successfully')).toBeNull();
    await user.click(submit());
    const title = await screen.findByText('User added Successfully', { trim: false });
    await expect(title.closest('[data-part=root]')).toHaveAttribute('data-type', 'success');
  },
};

export const Busy: Story = {
  parameters: withMembers(memberHandlers.loading()),
  play: async ({ canvas }) => {
    await openAndFill(canvas);
    await user.tripleClick(submit());
    const busy = await screen.findByRole('button', { name: 'Saving…' });
    await user.click(busy);
    await user.type(name(), '{Enter}');
    await waitFor(() => expect(called()).toEqual(['POST /api/consult/add']));
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  parameters: { requirements: ['ERROR-33'], ...withMembers(memberHandlers.addFails()) },
  play: async ({ canvas, args }) => {
    await openAndFill(canvas);
    await user.click(submit());
    await expect(await screen.findByText(/^We could not save this member/)).toBeVisible();
    await expect(name()).toHaveValue('Asha Rao');
    await expect(age()).toHaveValue('61');
    await expect(args.onAdded).not.toHaveBeenCalled();
    await user.click(submit());
    await waitFor(() => expect(called()).toHaveLength(2));
    await expect(await screen.findByText(/^We could not save this member/)).toBeVisible();
    await expect(submit()).not.toHaveAttribute('aria-busy', 'true');
  },
};
