import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeOwned } from '@niramaya/fixtures';
import { memberHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { MemberList } from '../MemberList/MemberList';
import { called, calls, withMembers } from '../stories/calls';
import { memberDialogCloses } from '../stories/member-dialog';

const arjun = { id: 2, name: 'Arjun Iyer', age: '8', gender: 'male' };

const meta = {
  id: 'feature-consult-changememberdialog',
  title: 'Patterns/Consult/ChangeMemberDialog',
  component: MemberList,
  parameters: { inShop: true, route: '/abcd', ...withMembers(memberHandlers.ready()) },
} satisfies Meta<typeof MemberList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const name = () => screen.getByRole('textbox', { name: 'Patient name' });
const age = () => screen.getByRole('textbox', { name: 'Age' });
const press = (label: string) => user.click(screen.getByRole('button', { name: label }));
const patient = () => sessionStorage.getItem('niramaya.patient');

/** Opens the form of Arjun, and waits for the focus, which the dialog takes a frame after it is rendered. */
async function open(canvas: Canvas) {
  await user.click(await canvas.findByRole('button', { name: 'Change or remove Arjun Iyer' }));
  await screen.findByRole('dialog', { name: 'Change a family member' });
  await waitFor(() => expect(name()).toHaveFocus());
}

/** Stores Arjun as the patient of the consultation that is being filled in. */
const isPatient = () => storeOwned(sessionStorage, 'niramaya.patient', arjun);

async function cancel() {
  await press('Cancel');
  await memberDialogCloses();
}

async function retype(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

/** The form has the member as it is. For a child the sentence about parents and guardians is emphasised. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(name()).toHaveValue('Arjun Iyer');
    await expect(age()).toHaveValue('8');
    await expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveValue('male');
    const minor = screen.getByText(/^For somebody under 18/);
    const weightOf = (element: HTMLElement) => getComputedStyle(element).fontWeight;
    await expect(weightOf(minor)).toBe('600');
    await retype(age(), '44');
    await expect(weightOf(screen.getByText(/^For somebody under 18/))).toBe('400');
    await retype(age(), '8');
    await user.click(name());
  },
};

/** The patient of the consultation that is being filled in is changed too. */
export const Changes: Story = {
  tags: ['behaviour'],
  parameters: withMembers(memberHandlers.ready()),
  beforeEach: isPatient,
  play: async ({ canvas }) => {
    await open(canvas);
    await retype(name(), ' Arjun  Rao ');
    await retype(age(), '9');
    await user.tripleClick(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved: Arjun Rao')).toBeVisible();
    await memberDialogCloses();
    await expect(await canvas.findByRole('rowheader', { name: 'Arjun Rao' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Arjun Rao' })).toBeChecked();
    await expect(calls.mock.calls.filter(([call]) => call.startsWith('PUT'))).toEqual([
      ['PUT /api/consult/2', { name: 'Arjun Rao', age: '9', gender: 'male' }],
    ]);
    await expect(patient()).toBe('{"of":"","value":{"id":2,"name":"Arjun Rao","age":"9","gender":"male"}}');
  },
};

export const Invalid: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await open(canvas);
    await user.clear(name());
    await press('Save');
    await expect(await screen.findByText('Enter the name of the patient.')).toBeVisible();
    await cancel();
    await open(canvas);
    await expect(name()).toHaveValue('Arjun Iyer');
    await press('Save');
    await memberDialogCloses();
    // An unchanged member is not sent.
    await expect(called()).toEqual(['GET /api/consult']);
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: withMembers(memberHandlers.changeFails()),
  play: async ({ canvas }) => {
    await open(canvas);
    await retype(age(), '9');
    await press('Save');
    await expect(await screen.findByText(/^We could not save the change/)).toBeVisible();
    await expect(age()).toHaveValue('9');
    await press('Remove from the list');
    await press('Yes, remove');
    await expect(await screen.findByText(/^We could not remove this member/)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Arjun Iyer', hidden: true })).toBeInTheDocument();
  },
};

export const Question: Story = {
  beforeEach: isPatient,
  play: async ({ canvas }) => {
    await open(canvas);
    await press('Remove from the list');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Arjun Iyer from your family list?' }));
    await expect(dialog.getByText('Orders and consultations that you have paid for keep the name.')).toBeVisible();
    await expect(dialog.getByText('The consultation that you are filling in then has no patient.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'No, keep' })).toHaveFocus());
  },
};

/** A removal is asked for. The patient of the consultation is forgotten with the member, and the list has the focus. */
export const Removes: Story = {
  tags: ['behaviour'],
  parameters: withMembers(memberHandlers.ready()),
  beforeEach: isPatient,
  play: async ({ canvas }) => {
    await open(canvas);
    await press('Remove from the list');
    await press('No, keep');
    await screen.findByRole('dialog', { name: 'Change a family member' });
    await expect(called()).toEqual(['GET /api/consult']);
    await press('Remove from the list');
    await press('Yes, remove');
    await expect(await screen.findByText('Removed: Arjun Iyer')).toBeVisible();
    await memberDialogCloses();
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Arjun Iyer' })).toBeNull());
    await expect(canvas.getByRole('rowheader', { name: 'Meera Iyer' })).toBeVisible();
    await expect(called()).toEqual(['GET /api/consult', 'DELETE /api/consult/2', 'GET /api/consult']);
    await expect(patient()).toBeNull();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Your family' })).toHaveFocus());
  },
};

/** A log-in in another tab closes the form, because the member is health data of the person before. */
export const NextPersonSeesNoMember: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await open(canvas);
    localStorage.setItem('validkey', 'Ravi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'validkey', newValue: 'Ravi', storageArea: localStorage }));
    await memberDialogCloses();
    await expect(screen.queryByDisplayValue('Arjun Iyer')).toBeNull();
    await open(canvas);
    await expect(name()).toHaveValue('Arjun Iyer');
  },
};

const held: ((answer: 'passed' | 'failed') => void)[] = [];
/** The response to each change waits in `held` until the story gives it. */
const late = (): HttpHandler[] => [
  ...(['put', 'delete'] as const).map((method) =>
    http[method]('*/api/consult/:id', async () => {
      const answer = await new Promise((resolve) => {
        held.push(resolve);
      });
      return answer === 'failed' ? HttpResponse.json({}, { status: 503 }) : undefined;
    }),
  ),
  ...memberHandlers.ready(),
];
async function give(answer: 'passed' | 'failed') {
  await waitFor(() => expect(held).not.toHaveLength(0));
  held.shift()!(answer);
}
/** Stores Arjun as the patient, and forgets the responses that an earlier run of the story has left waiting. */
const beforeLate = () => {
  held.length = 0;
  isPatient();
};
async function closeForm() {
  await user.keyboard('{Escape}');
  await memberDialogCloses();
}
/** Opens the form of Arjun, sends the age of 9, and closes the form before the response arrives. */
async function sendAgeAndClose(canvas: Canvas) {
  await open(canvas);
  await retype(age(), '9');
  await press('Save');
  await closeForm();
}
const openMeera = async (canvas: Canvas) => {
  await user.click(await canvas.findByRole('button', { name: 'Change or remove Meera Iyer' }));
  await waitFor(() => expect(name()).toHaveFocus());
};

/** The shopper has picked and opened another member before the response arrives. */
export const LateAnswerLeavesTheNextMember: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas }) => {
    await sendAgeAndClose(canvas);
    await user.click(await canvas.findByRole('radio', { name: 'Meera Iyer' }));
    await openMeera(canvas);
    await retype(age(), '35');
    await give('passed');
    await expect(await screen.findByText('Saved: Arjun Iyer')).toBeVisible();
    await expect(age()).toHaveValue('35');
    await expect(patient()).toBe('{"of":"","value":{"id":1,"name":"Meera Iyer","age":"34","gender":"female"}}');
    await cancel();
    await expect(await canvas.findByRole('cell', { name: '9' })).toBeVisible();
  },
};

/** The texts that were typed after the press stay, and so does the form. */
export const LateAnswerLeavesTheNextTexts: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas }) => {
    await sendAgeAndClose(canvas);
    await open(canvas);
    await expect(age()).toHaveValue('9');
    await retype(age(), '10');
    await give('passed');
    await expect(await screen.findByText('Saved: Arjun Iyer')).toBeVisible();
    await expect(age()).toHaveValue('10');
    await cancel();
    await open(canvas);
    await expect(age()).toHaveValue('9');
    await cancel();
  },
};

const unchanged = 'Arjun Iyer could not be changed, and is still on your list as before.';

/** The form was closed before the failure arrived, and has it when it opens again. */
export const LateFailure: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas }) => {
    await sendAgeAndClose(canvas);
    await give('failed');
    await expect(await screen.findByText(unchanged)).toBeVisible();
    await open(canvas);
    await expect(screen.getByText(/^We could not save the change/)).toBeVisible();
    await expect(age()).toHaveValue('9');
    await cancel();
  },
};

/** The question was closed before the failure arrived. */
export const LateFailureOfRemoval: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas }) => {
    await open(canvas);
    await press('Remove from the list');
    await press('Yes, remove');
    await closeForm();
    await give('failed');
    await expect(await screen.findByText(unchanged)).toBeVisible();
  },
};

/** Another device has changed the age, and the list is fetched again. */
export const OpensWithTheNewestMember: Story = {
  tags: ['behaviour'],
  parameters: withMembers(late()),
  beforeEach: beforeLate,
  play: async ({ canvas }) => {
    await open(canvas);
    await retype(age(), '9');
    const body = JSON.stringify({ name: 'Arjun Iyer', age: '12', gender: 'male' });
    const other = fetch('/api/consult/2', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    await give('passed');
    await other;
    await press('Save');
    await give('failed');
    await expect(await screen.findByText(/^We could not save the change/)).toBeVisible();
    await cancel();
    await canvas.findByRole('cell', { name: '12' });
    await open(canvas);
    await expect(age()).toHaveValue('12');
    await cancel();
  },
};

/** Another device has removed the member, so that Save could never succeed. */
export const GoneMeanwhile: Story = {
  tags: ['behaviour'],
  beforeEach: isPatient,
  play: async ({ canvas }) => {
    await open(canvas);
    await retype(age(), '9');
    await fetch('/api/consult/2', { method: 'DELETE' });
    await press('Save');
    await expect(await screen.findByText('Arjun Iyer is no longer on your list.')).toBeVisible();
    await memberDialogCloses();
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Arjun Iyer' })).toBeNull());
    await expect(patient()).toBeNull();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Your family' })).toHaveFocus());
  },
};
