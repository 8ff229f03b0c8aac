import type { Meta, StoryObj } from '@storybook/react-vite';
import { fillSilently } from '@niramaya/fixtures';
import { memberHandlers } from '@niramaya/fixtures/msw';
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
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
  tags: ['state:refused'],
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

/** The name is filled without an event and has a tab in it, as a text copied from a table. */
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
    await expect(age()).toHaveAccessibleDescription(
      'Write the age in figures, such as 58 or 8 months. You can submit it all the same.',
    );
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

export const Offline: Story = {
  parameters: withMembers(memberHandlers.offline()),
  play: async ({ canvas }) => {
    await openAndFill(canvas);
    await user.click(submit());
    await expect(await screen.findByText(/^We could not save this member/)).toBeVisible();
    await expect(name()).toHaveValue('Asha Rao');
  },
};

const held: ((answer: 'passed' | 'failed') => void)[] = [];
/** The response to each new member waits in `held` until the story gives it. */
const late = (): HttpHandler[] => [
  http.post('*/api/consult/add', async () => {
    const answer = await new Promise((resolve) => {
      held.push(resolve);
    });
    return answer === 'failed' ? HttpResponse.json({}, { status: 503 }) : undefined;
  }),
  ...memberHandlers.ready([]),
];
async function give(answer: 'passed' | 'failed') {
  await waitFor(() => expect(held).not.toHaveLength(0));
  held.shift()!(answer);
}
async function closeAndOpen(canvas: Canvas) {
  await user.keyboard('{Escape}');
  await memberDialogCloses();
  await open(canvas);
}
async function retype(text: string) {
  await user.clear(name());
  await user.type(name(), text);
}
const namesSent = () => calls.mock.calls.map(([, body]) => (body as { name: string } | undefined)?.name);
const added = () => screen.findByText('User added Successfully');
/** Forgets the responses that an earlier run of the story has left waiting. */
const beforeLate = () => {
  held.length = 0;
};

export const Busy: Story = {
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas }) => {
    await openAndFill(canvas);
    await user.tripleClick(submit());
    const busy = await screen.findByRole('button', { name: 'Saving…' });
    await user.click(busy);
    await user.type(name(), '{Enter}');
    await waitFor(() => expect(called()).toEqual(['POST /api/consult/add']));
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    // Without this answer the request would fail at its time limit, with a toast in a later story.
    await give('passed');
    await memberDialogCloses();
  },
};

export const ClosedWhileSendingIsSentOnce: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas, args }) => {
    await openAndFill(canvas);
    await user.click(submit());
    await closeAndOpen(canvas);
    await expect(name()).toHaveValue('Asha Rao');
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    await give('passed');
    await expect(await added()).toBeVisible();
    await memberDialogCloses();
    await expect(namesSent()).toEqual(['Asha Rao']);
    await expect(args.onAdded).toHaveBeenCalledOnce();
    await open(canvas);
    await expect(name()).toHaveValue('');
  },
};

export const LateAnswerLeavesTheNextMember: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas, args }) => {
    await openAndFill(canvas);
    await user.click(submit());
    await closeAndOpen(canvas);
    await retype('Kabir Rao');
    await give('passed');
    await expect(await added()).toBeVisible();
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    await expect(name()).toHaveValue('Kabir Rao');
    await user.click(submit());
    await give('passed');
    await memberDialogCloses();
    await expect(namesSent()).toEqual(['Asha Rao', 'Kabir Rao']);
    await expect(args.onAdded).toHaveBeenCalledTimes(2);
  },
};

export const LateFailureComesBack: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas }) => {
    await openAndFill(canvas);
    await user.click(submit());
    await closeAndOpen(canvas);
    await retype('Kabir Rao');
    await give('failed');
    const text = 'We could not save Asha Rao. Open “+ Add New Member”: what you typed is still there.';
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(name()).toHaveValue('Kabir Rao');
    await user.click(submit());
    await give('passed');
    await memberDialogCloses();
    await open(canvas);
    await expect(name()).toHaveValue('Asha Rao');
    await expect(screen.getByText(/^We could not save this member/)).toBeVisible();
    await user.click(submit());
    await user.keyboard('{Escape}');
    await memberDialogCloses();
    await give('failed');
    await open(canvas);
    await expect(await screen.findByText(/^We could not save this member/)).toBeVisible();
    await expect(name()).toHaveValue('Asha Rao');
  },
};

const keys = fn<(key: string | null) => void>().mockName('Idempotency-Key');
/** The server adds the first member, and its response is lost on the way. */
const firstAnswerLost = (): HttpHandler[] => {
  const ready = memberHandlers.ready([]);
  return [
    http.post('*/api/consult/add', ({ request }) => keys(request.headers.get('idempotency-key'))),
    http.post(
      '*/api/consult/add',
      async ({ request }) => {
        await getResponse(ready, request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
    ...ready,
  ];
};

export const LostAnswerAddsOnce: Story = {
  tags: ['behaviour'],
  parameters: withMembers(firstAnswerLost()),
  play: async ({ canvas }) => {
    await openAndFill(canvas);
    await user.click(submit());
    await expect(await screen.findByText(/^We could not save this member/)).toBeVisible();
    await user.click(submit());
    await expect(await added()).toBeVisible();
    const list = (await (await fetch('/api/consult')).json()) as { name: string }[];
    await expect(list.map((member) => member.name)).toEqual(['Asha Rao']);
    const [[first], [second]] = keys.mock.calls as [[string], [string]];
    await expect(first).toMatch(/^"[\da-f]{32}"$/);
    await expect(second).toBe(first);
    await memberDialogCloses();
    await openAndFill(canvas);
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveBeenCalledTimes(3));
    await expect(keys.mock.lastCall?.[0]).not.toBe(first);
    // The story waits for this answer too, because a late one would show its toast in the next story.
    await memberDialogCloses();
  },
};

export const LateAnswerAfterSignOut: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas, args }) => {
    await openAndFill(canvas);
    await user.click(submit());
    await waitFor(() => expect(held).toHaveLength(1));
    localStorage.setItem('validkey', 'Ravi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'validkey', newValue: 'Ravi', storageArea: localStorage }));
    await waitFor(() => expect(name()).toHaveValue(''));
    const response = fetch('/api/consult');
    await give('passed');
    await response;
    await user.type(name(), 'Kabir Rao');
    await expect(screen.queryByText('User added Successfully')).toBeNull();
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};
